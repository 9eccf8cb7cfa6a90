import { lookOf } from '../sign/sign-looks';

/** The signs that can stand in a scene, by the codes that scenes have for them. */
export const signCodes = [
  'A13',
  'A15',
  'A20',
  'A28',
  'A29',
  'A30',
  'A35',
  'A36',
  'A39',
  'A40',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'B8',
  'C1',
  'C2',
  'C27',
  'C31-3',
  'C31-4',
  'C31-5',
  'C31-6',
  'C31-7',
  'C31-8',
  'C31-9',
  'C31-10',
  'C31-11',
  'C31-12',
  'C35',
  'C39',
  'D3',
  'E1',
  'E5',
  'E9',
  'E15',
  'E16',
  'E17',
  'E18',
  'E22',
] as const;
export type SignCode = (typeof signCodes)[number];

/** Returns what a sign of a scene looks like: what a text alternative may say without telling what it means. */
export function lookInScene(code: SignCode): string {
  // a limit has the number of its sign here, tens of km/h, and in the library its figure
  return lookOf(code.replace(/^C31-(\d+)$/, (_, tens: string) => `C31/${tens}0`));
}

import { swedishDate } from '../calendar-day';
import { accountNames, accountRoles, type BookSettings } from './accounts';
import { encodeCp437 } from './cp437';
import type { FiscalYear } from './fiscal-year';
import type { Voucher } from './vouchers';

/** Whose books they are. */
interface BookOwner {
  name: string;
  /** Empty where it is not known. */
  organisationNumber: string;
}

/** A field of text: in quotes, of which the text has none that is not marked, and without control characters. */
function quoted(text: string): string {
  const plain = text.replaceAll(/\p{Cc}/gu, ' ').replaceAll('\\', '/');
  return `"${plain.replaceAll('"', String.raw`\"`)}"`;
}

const day = (date: string) => date.replaceAll('-', '');

/** Öre as kronor, with a point and two decimals. */
function amount(ore: number): string {
  return (ore / 100).toFixed(2);
}

function accountLines(settings: BookSettings): string[] {
  const names = new Map<string, string>();
  for (const role of accountRoles) {
    if (!names.has(settings[role])) names.set(settings[role], accountNames[role]);
  }
  return [...names].map(([account, name]) => `#KONTO ${account} ${quoted(name)}`);
}

/** A voucher without a number: the program that reads it gives it the next of its series. */
function voucherLines({ date, text, rows }: Voucher, series: string): string[] {
  return [
    `#VER ${quoted(series)} "" ${day(date)} ${quoted(text)}`,
    '{',
    ...rows.map(({ account, ore }) => `   #TRANS ${account} {} ${amount(ore)}`),
    '}',
  ];
}

/**
 * A file of SIE type 4I, vouchers for a bookkeeping program to read, in code page 437 (Föreningen SIE-Gruppen, "SIE
 * filformat", utgåva 4B, 2008-09-30, sie.se). Its name ends in .si.
 * @param madeAt when the file is made.
 */
export function sieFile(
  vouchers: readonly Voucher[],
  {
    owner,
    settings,
    fiscalYear,
    madeAt,
  }: { owner: BookOwner; settings: BookSettings; fiscalYear: FiscalYear; madeAt: Date },
): Uint8Array<ArrayBuffer> {
  const lines = [
    '#FLAGGA 0',
    '#PROGRAM "Teoriklar" "1.0"',
    '#FORMAT PC8',
    `#GEN ${day(swedishDate(madeAt))}`,
    '#SIETYP 4',
    ...(owner.organisationNumber === '' ? [] : [`#ORGNR ${quoted(owner.organisationNumber)}`]),
    `#FNAMN ${quoted(owner.name)}`,
    `#RAR 0 ${day(fiscalYear.from)} ${day(fiscalYear.to)}`,
    ...accountLines(settings),
    ...vouchers.flatMap((voucher) => voucherLines(voucher, settings.series)),
  ];
  return encodeCp437(lines.map((line) => `${line}\r\n`).join(''));
}

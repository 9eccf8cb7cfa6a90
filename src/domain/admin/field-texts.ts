/** Whether something is so, as the log says it. */
export function yesOrNo(value: boolean): string {
  return value ? 'ja' : 'nej';
}

/** An amount in whole kronor, as the log says it. */
export function inKronor(amount: number): string {
  return `${String(amount)} kr`;
}

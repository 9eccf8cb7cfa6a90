/** A chance in whole per cent: nobody is certain to pass or to fail. */
export const chancePercent = (chance: number) =>
  Math.min(99, Math.max(1, Math.round(chance * 100)));

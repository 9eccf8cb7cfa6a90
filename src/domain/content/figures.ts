/** Swedish number words; 'en' and 'ett' are articles too. */
const numberWords: Readonly<Record<string, number>> = {
  noll: 0,
  en: 1,
  ett: 1,
  två: 2,
  tre: 3,
  fyra: 4,
  fem: 5,
  sex: 6,
  sju: 7,
  åtta: 8,
  nio: 9,
  tio: 10,
  elva: 11,
  tolv: 12,
  tretton: 13,
  fjorton: 14,
  femton: 15,
};

/**
 * A figure in a Swedish text, as the source of a regular expression with the flags i and u: digits with a decimal comma
 * and spaces between thousands ('1 000', '4,5'), a time ('10.30'), or a number word. The digit of a name such as BK1 is
 * none.
 */
export const figurePattern = `(?:(?<![\\p{L}\\d,.])(?:\\d{1,3}(?:[ \\u00a0]\\d{3})+|\\d+)(?:[.,]\\d+)?(?![.,]?\\d)|(?<!\\p{L})(?:${Object.keys(numberWords).join('|')})(?!\\p{L}))`;

/** The value of a text that figurePattern matches: '1 000' is 1000, '4,5' is 4.5, 'tolv' is 12; a time reads as 10.3. */
export function readFigure(text: string): number {
  return (
    numberWords[text.toLowerCase()] ?? Number(text.replaceAll(/[ \u00a0]/g, '').replace(',', '.'))
  );
}

/** The figures of a text, by value and in order. */
export function figuresIn(text: string): number[] {
  return [...text.matchAll(new RegExp(figurePattern, 'giu'))].map(([figure]) => readFigure(figure));
}

/**
 * Where a column stands in a row's card on a phone: before the first line, in it, or at its right end; in the second line,
 * with its heading before it or without, in what room the others leave there, or at its right end; or nowhere.
 */
export type PhonePlace =
  'lead' | 'first' | 'corner' | 'labelled' | 'plain' | 'rest' | 'end' | 'hidden';

/** The card: what has a lower order comes first, and a line ends where its empty beginning of the next fills one. */
export const cardLook =
  "max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:px-4 max-sm:py-2 max-sm:before:order-3 max-sm:before:basis-full max-sm:before:content-['']";

const secondLine = 'max-sm:order-4 max-sm:text-sm max-sm:text-muted-foreground';

/** What puts a column in its place. */
export const placeLooks: Record<PhonePlace, string> = {
  lead: 'max-sm:order-1',
  first: 'max-sm:order-1 max-sm:grow max-sm:basis-0',
  corner: 'max-sm:order-2 max-sm:shrink-0 max-sm:text-right',
  labelled: `${secondLine} max-sm:before:content-[attr(data-heading)_":_"]`,
  plain: secondLine,
  rest: `${secondLine} max-sm:grow max-sm:basis-0`,
  end: 'max-sm:order-5 max-sm:ml-auto',
  hidden: 'max-sm:hidden',
};

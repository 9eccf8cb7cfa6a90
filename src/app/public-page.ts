/** A page that anyone may read, and that the build renders ahead. */
export interface PublicPage {
  address: string;
  /** The module of the page, which the browser is told to fetch together with the program. */
  module: string;
  /** One that it fetches only where somebody was signed in before. */
  learner?: string;
  /** What a search engine shows under the title. */
  description: string;
  structuredData?: readonly object[];
}

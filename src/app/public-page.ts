/** A page that anyone may read, and that the build renders ahead. */
export interface PublicPage {
  address: string;
  /** The module of the page, which the browser is told to fetch together with the program. */
  module: string;
  /** What a search engine shows under the title. */
  description: string;
  structuredData?: readonly object[];
}

/** What several questions ask about: a text, and a table such as an extract from the books or from a driver's log. */
export interface Case {
  id: string;
  title: string;
  text: string;
  /** A table's rows; the first has its headings. */
  rows?: string[][] | undefined;
}

/** The case of a question, as it is stored with it; null for a question without one. */
export function readCase({ case: text }: { case?: string | undefined }): Case | null {
  if (text === undefined) return null;
  try {
    return JSON.parse(text) as Case;
  } catch {
    return null;
  }
}

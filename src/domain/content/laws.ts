/** Laws, ordinances and regulations that a question may cite (reference: the official tests' syllabus). */
export const laws = [
  'Trafikförordningen (1998:1276)',
  'Vägmärkesförordningen (2007:90)',
  'Körkortslagen (1998:488)',
  'Körkortsförordningen (1998:980)',
  'Fordonslagen (2002:574)',
  'Fordonsförordningen (2009:211)',
  'Lag (1951:649) om straff för vissa trafikbrott',
  'Trafikskadelagen (1975:1410)',
  'Taxitrafiklagen (2012:211)',
  'Taxitrafikförordningen (2012:238)',
  'Förordning (EG) nr 561/2006',
  'TSFS 2011:20 (kursplan B)',
  'TSFS 2011:22 (kursplan C)',
  'TSFS 2021:119 (taxiförarprov)',
] as const;

/** One citation: a known act, then nothing or chapters and paragraphs such as '3 kap. 18 §' or '2 §'. */
const citation = /^ (\d+( [a-z])? kap\. )?\d+( [a-z])?(–\d+( [a-z])?)? §§?$/;

/** Returns true iff every part of the source (parts are separated by '; ') is a known act, with or without a paragraph. */
export function isKnownSource(source: string): boolean {
  return source.split('; ').every((part) => {
    const act = laws.find((law) => part.startsWith(law));
    return act !== undefined && (part === act || citation.test(part.slice(act.length)));
  });
}

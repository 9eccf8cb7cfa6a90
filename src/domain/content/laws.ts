/** Laws, ordinances and regulations that a question may cite (reference: the official tests' syllabus). */
export const laws = [
  'Trafikförordningen (1998:1276)',
  'Vägmärkesförordningen (2007:90)',
  'Körkortslagen (1998:488)',
  'Körkortsförordningen (1998:980)',
  'Lag (2001:559) om vägtrafikdefinitioner',
  'Fordonslagen (2002:574)',
  'Fordonsförordningen (2009:211)',
  'Förordning (2019:383) om fordons registrering och användning',
  'Lag (1951:649) om straff för vissa trafikbrott',
  'Lag (1982:129) om flyttning av fordon i vissa fall',
  'Förordning (1982:198) om flyttning av fordon i vissa fall',
  'Jaktförordningen (1987:905)',
  'Trafikskadelagen (1975:1410)',
  'Förordning (1970:340) om skolskjutsning',
  'Yrkestrafiklagen (2012:210)',
  'Lag (1997:736) om färdtjänst',
  'Taxitrafiklagen (2012:211)',
  'Lag (2014:1020) om redovisningscentraler för taxitrafik',
  'Taxitrafikförordningen (2012:238)',
  'Lag (2007:1157) om yrkesförarkompetens',
  'Lag (2006:263) om transport av farligt gods',
  'Förordning (EG) nr 561/2006',
  'Förordning (EU) nr 165/2014',
  'Lag (2005:395) om arbetstid vid visst vägtransportarbete',
  'Förordning (1994:1297) om vilotider vid vissa vägtransporter inom landet',
  'Lag (1972:435) om överlastavgift',
  'Aktiebolagslagen (2005:551)',
  'Lag (1980:1102) om handelsbolag och enkla bolag',
  'Avtalslagen (1915:218)',
  'Bokföringslagen (1999:1078)',
  'Inkomstskattelagen (1999:1229)',
  'Konkurslagen (1987:672)',
  'Handelsbalken (1736:0123 2)',
  'Lag (2008:990) om företagshypotek',
  'Mervärdesskattelagen (2023:200)',
  'Skatteförfarandelagen (2011:1244)',
  'Försäkringsavtalslagen (2005:104)',
  'Räntelagen (1975:635)',
  'Skadeståndslagen (1972:207)',
  'Arbetsmiljölagen (1977:1160)',
  'Arbetstidslagen (1982:673)',
  'Diskrimineringslagen (2008:567)',
  'Lag (1982:80) om anställningsskydd',
  'Lag (1976:580) om medbestämmande i arbetslivet',
  'Lag (1991:1047) om sjuklön',
  'Lönegarantilagen (1992:497)',
  'Socialförsäkringsbalken (2010:110)',
  'Semesterlagen (1977:480)',
  'Avfallsförordningen (2020:614)',
  'EU:s dataskyddsförordning (EU) 2016/679',
  'TSFS 2011:20 (kursplan B)',
  'TSFS 2011:22 (kursplan C)',
  'TSFS 2012:41 (förarprov)',
  'TSFS 2013:41 (taxitrafik)',
  'TSFS 2015:17 (personlig tidbok)',
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

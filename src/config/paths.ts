/** A route with one address. */
function fixed(path: string) {
  return { path, getHref: () => path };
}

/** Every route: its pattern for the router and, where links need one, a function that makes the address. */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  resetPassword: fixed('/glomt-losenord'),
  practice: fixed('/ovning'),
  practiceSession: {
    path: '/ovning/:category',
    /** @param category the category's name, as the specification has it. */
    getHref: (category: string) => `/ovning/${encodeURIComponent(category)}`,
  },
  firstQuestions: {
    // without a licence, where one is chosen: it is what a session there is closed to
    path: '/forsta-fragorna/:licence?',
    /** @param licence the last part of the address of the licence's own page. */
    getHref: (licence: string) => `/forsta-fragorna/${licence}`,
  },
  review: fixed('/repetition'),
  mistakes: fixed('/mina-fel'),
  mistakesPractice: fixed('/mina-fel/ova'),
  saved: fixed('/sparade'),
  savedPractice: fixed('/sparade/ova'),
  readiness: fixed('/redo'),
  plan: fixed('/plan'),
  exam: fixed('/prov'),
  examRun: fixed('/prov/pagar'),
  examResult: {
    path: '/prov/resultat/:exam',
    getHref: (exam: string) => `/prov/resultat/${exam}`,
  },
  account: fixed('/min-sida'),
  statistics: fixed('/min-sida/statistik'),
  purchase: {
    path: '/kopa/:product',
    getHref: (product: string) => `/kopa/${product}`,
  },
  order: { path: '/kop/:order', getHref: (order: string) => `/kop/${order}` },
  receipt: { path: '/kvitto/:order', getHref: (order: string) => `/kvitto/${order}` },
  terms: fixed('/villkor'),
  privacy: fixed('/integritetspolicy'),
  licenceB: fixed('/b-kort'),
  licenceTaxi: fixed('/taxi-kort'),
  licenceTaxiOperator: fixed('/taxi-akeri'),
  licenceLorry: fixed('/lastbil-kort'),
  licenceMotorcycle: fixed('/mc-kort'),
  demo: fixed('/demo'),
  licenceDemo: {
    path: '/demo/:licence',
    /** @param licence the last part of the address of the licence's own page. */
    getHref: (licence: string) => `/demo/${licence}`,
  },
  signs: fixed('/vagmarken'),
  sign: {
    path: '/vagmarken/:sign',
    /** @param sign the address of a group, or of a sign. */
    getHref: (sign: string) => `/vagmarken/${sign}`,
  },
  signQuiz: {
    path: '/vagmarken/ova/:group?',
    /** @param group the address of a group, or none to choose one. */
    getHref: (group?: string) =>
      group === undefined ? '/vagmarken/ova' : `/vagmarken/ova/${group}`,
  },
  courses: fixed('/kurser'),
  course: {
    path: '/kurser/:course',
    /** @param section the id of a section to begin at, or none for the top. */
    getHref: (course: string, section?: string) =>
      `/kurser/${course}${section === undefined ? '' : `#${section}`}`,
  },
  admin: {
    path: '/admin/:tab?',
    /** @param tab a tab's key, or none for the one that is shown first. */
    getHref: (tab?: string) => (tab === undefined ? '/admin' : `/admin/${tab}`),
  },
  gallery: fixed('/komponenter'),
  signSheet: fixed('/komponenter/vagmarken'),
} as const;

/** The address at which these questions are practised, of whatever categories; mistakes-practice.tsx reads it. */
export function practiceHref(
  questions: readonly { categoryId: string; questionId: string }[],
): string {
  const search = new URLSearchParams(
    questions.map(({ categoryId, questionId }) => [categoryId, questionId]),
  );
  return `${paths.mistakesPractice.getHref()}?${search.toString()}`;
}

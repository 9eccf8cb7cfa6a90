/** A route with one address. */
function fixed(path: string) {
  return { path, getHref: () => path };
}

/**
 * A route to one of many.
 * @param param what the router calls the last part of the address
 */
function oneOf(base: string, param: string) {
  return {
    path: `${base}/:${param}`,
    getHref: (value: string) => `${base}/${encodeURIComponent(value)}`,
  };
}

/** Every route: its pattern for the router and, where links need one, a function that makes the address. */
export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  resetPassword: fixed('/glomt-losenord'),
  practice: fixed('/ovning'),
  /** By the category's name, as the specification has it. */
  practiceSession: oneOf('/ovning', 'category'),
  /**
   * By the last part of the address of the licence's own page; without it, where a licence is chosen: it is what a session
   * there is closed to.
   */
  firstQuestions: oneOf('/forsta-fragorna', 'licence?'),
  review: fixed('/repetition'),
  mistakes: fixed('/mina-fel'),
  mistakesPractice: fixed('/mina-fel/ova'),
  saved: fixed('/sparade'),
  savedPractice: fixed('/sparade/ova'),
  readiness: fixed('/redo'),
  plan: fixed('/plan'),
  exam: fixed('/prov'),
  examRun: fixed('/prov/pagar'),
  examResult: oneOf('/prov/resultat', 'exam'),
  account: fixed('/min-sida'),
  statistics: fixed('/min-sida/statistik'),
  purchase: oneOf('/kopa', 'product'),
  order: oneOf('/kop', 'order'),
  receipt: oneOf('/kvitto', 'order'),
  terms: fixed('/villkor'),
  privacy: fixed('/integritetspolicy'),
  licenceB: fixed('/b-kort'),
  licenceTaxi: fixed('/taxi-kort'),
  licenceTaxiOperator: fixed('/taxi-akeri'),
  licenceLorry: fixed('/lastbil-kort'),
  licenceMotorcycle: fixed('/mc-kort'),
  demo: fixed('/demo'),
  /** By the last part of the address of the licence's own page. */
  licenceDemo: oneOf('/demo', 'licence'),
  signs: fixed('/vagmarken'),
  /** By the address of a group, or of a sign. */
  sign: oneOf('/vagmarken', 'sign'),
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

/** Every route: its pattern for the router and, where links need one, a function that makes the address. */
export const paths = {
  home: { path: '/', getHref: () => '/' },
  login: { path: '/login', getHref: () => '/login' },
  register: { path: '/register', getHref: () => '/register' },
  resetPassword: { path: '/glomt-losenord', getHref: () => '/glomt-losenord' },
  practice: { path: '/ovning', getHref: () => '/ovning' },
  practiceSession: {
    path: '/ovning/:category',
    /** @param category the category's name, as the specification has it. */
    getHref: (category: string) => `/ovning/${encodeURIComponent(category)}`,
  },
  review: { path: '/repetition', getHref: () => '/repetition' },
  mistakes: { path: '/mina-fel', getHref: () => '/mina-fel' },
  mistakesPractice: { path: '/mina-fel/ova', getHref: () => '/mina-fel/ova' },
  saved: { path: '/sparade', getHref: () => '/sparade' },
  savedPractice: { path: '/sparade/ova', getHref: () => '/sparade/ova' },
  readiness: { path: '/redo', getHref: () => '/redo' },
  plan: { path: '/plan', getHref: () => '/plan' },
  exam: { path: '/prov', getHref: () => '/prov' },
  examRun: { path: '/prov/pagar', getHref: () => '/prov/pagar' },
  examResult: {
    path: '/prov/resultat/:exam',
    getHref: (exam: string) => `/prov/resultat/${exam}`,
  },
  account: { path: '/min-sida', getHref: () => '/min-sida' },
  statistics: { path: '/min-sida/statistik', getHref: () => '/min-sida/statistik' },
  purchase: {
    path: '/kopa/:product',
    getHref: (product: string) => `/kopa/${product}`,
  },
  order: { path: '/kop/:order', getHref: (order: string) => `/kop/${order}` },
  receipt: { path: '/kvitto/:order', getHref: (order: string) => `/kvitto/${order}` },
  terms: { path: '/villkor', getHref: () => '/villkor' },
  privacy: { path: '/integritetspolicy', getHref: () => '/integritetspolicy' },
  licenceB: { path: '/b-kort', getHref: () => '/b-kort' },
  licenceTaxi: { path: '/taxi-kort', getHref: () => '/taxi-kort' },
  licenceTaxiOperator: { path: '/taxi-akeri', getHref: () => '/taxi-akeri' },
  licenceLorry: { path: '/lastbil-kort', getHref: () => '/lastbil-kort' },
  licenceMotorcycle: { path: '/mc-kort', getHref: () => '/mc-kort' },
  demo: { path: '/demo', getHref: () => '/demo' },
  signs: { path: '/vagmarken', getHref: () => '/vagmarken' },
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
  courses: { path: '/kurser', getHref: () => '/kurser' },
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
  gallery: { path: '/komponenter', getHref: () => '/komponenter' },
  signSheet: { path: '/komponenter/vagmarken', getHref: () => '/komponenter/vagmarken' },
} as const;

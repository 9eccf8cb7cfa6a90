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
  exam: { path: '/prov', getHref: () => '/prov' },
  account: { path: '/min-sida', getHref: () => '/min-sida' },
  demo: { path: '/demo', getHref: () => '/demo' },
  admin: { path: '/admin', getHref: () => '/admin' },
  gallery: { path: '/komponenter', getHref: () => '/komponenter' },
} as const;

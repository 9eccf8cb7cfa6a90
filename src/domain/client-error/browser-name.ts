/** The first that fits: others call themselves by their names, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\b/, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|CrOS/, 'Linux'],
];

/** The browser with its main version and the system, such as `Safari 18, iOS`: too little to tell devices apart. */
export function browserName(userAgent: string): string {
  const [name] = browsers.flatMap(([pattern, known]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${known} ${version.slice(0, 4)}`];
  });
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [name ?? 'Okänd webbläsare', ...(system === undefined ? [] : [system])].join(', ');
}

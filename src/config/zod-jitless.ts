// zod compiles schemas with eval where it may. The Content-Security-Policy forbids that, and a forbidden attempt is
// reported as an error; so it is told not to try, through the global that zod reads. Its own config() would bring half
// of zod to the landing page. The browser tests fail on the report, so on a zod that reads another name.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

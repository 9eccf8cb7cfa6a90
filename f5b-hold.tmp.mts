import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { withTestStack } from '/tmp/wt5-held/scripts/lib/test-stack';
import { cleanUp, fail, handleShutdown } from '/tmp/wt5-held/scripts/lib/shutdown';
const require = createRequire('/work/main/package.json');
handleShutdown();
try {
  await withTestStack({ build: true }, async ({ env }) => {
    Object.assign(process.env, env);
    const vite = await import(require.resolve('vite').replace(/index\.cjs$/, 'index.js'));
    const server = await vite.createServer({ root: '/tmp/wt5-held', cacheDir: '/tmp/f5b-vite', logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false, fs: { strict: false } } });
    await server.listen();
    writeFileSync('/tmp/f5b-hold.json', JSON.stringify({ base: env.BASE_URL, env }));
    console.log('ready');
    await new Promise((r) => setTimeout(r, 3600_000));
    await server.close();
  });
  await cleanUp();
  process.exit(0);
} catch (e) { await fail(e as Error); }

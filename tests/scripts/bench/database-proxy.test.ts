import http from 'node:http';
import { afterEach, expect, test } from 'vitest';

import { startDatabaseProxy } from '../../../scripts/bench/database-proxy';
import { findFreePorts } from '../../../scripts/lib/ports';
import { host } from '../../../scripts/lib/project';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const address = (port: number) => `http://${host}:${String(port)}`;

/** A proxy before a database that answers everything with what it was asked, as JSON or as it likes. */
async function startBoth(type: string): Promise<string> {
  const [database = 0, port = 0] = await findFreePorts(2);
  const server = http.createServer((request, response) => {
    response.writeHead(request.url === '/lost' ? 404 : 200, { 'content-type': type });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(database, host, resolve);
  });
  const proxy = await startDatabaseProxy(port, address(database));
  stops.push(
    () => server.close(),
    () => {
      proxy.stop();
    },
  );
  return address(port);
}

test.each([
  ['application/json; charset=utf-8', 'gzip'],
  ['text/plain', null],
])(
  '%s is passed on with the encoding %s, the same text and the same status',
  async (type, encoding) => {
    const proxy = await startBoth(type);
    for (const [path, status] of [
      ['/found', 200],
      ['/lost', 404],
    ] as const) {
      const answer = await fetch(proxy + path, { method: 'POST', body: '{"name":"Väjning"}' });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toBe('{"name":"Väjning"}');
    }
  },
);

test('without a database the connection breaks', async () => {
  const [nothing = 0, port = 0] = await findFreePorts(2);
  const proxy = await startDatabaseProxy(port, address(nothing));
  stops.push(() => {
    proxy.stop();
  });
  await expect(fetch(address(port))).rejects.toThrow('fetch failed');
});

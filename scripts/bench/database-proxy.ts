import http from 'node:http';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';

import { host } from '../lib/project';

/**
 * Passes on what the database's emulator answers, compressed as the database itself compresses it: on a slow line its
 * JSON takes nine times as long otherwise.
 */
export async function startDatabaseProxy(
  port: number,
  database: string,
): Promise<{ readonly stop: () => void }> {
  const server = http.createServer((request, response) => {
    const { method, headers } = request;
    const onward = http.request(database + (request.url ?? '/'), { method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      const isJson = answer.headers['content-type']?.startsWith('application/json') === true;
      if (!isJson || headers['accept-encoding']?.includes('gzip') !== true) {
        response.writeHead(status, answer.headers);
        answer.pipe(response);
        return;
      }
      const { 'content-length': _, ...kept } = answer.headers;
      response.writeHead(status, { ...kept, 'content-encoding': 'gzip' });
      // whoever asked sees the broken connection
      pipeline(answer, createGzip(), response, () => undefined);
    });
    onward.on('error', () => {
      response.destroy();
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  return { stop: () => server.close() };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Serves the site as a slow line would, where pages come in pieces that the browser draws as they come. Returns its
 * origin and how to end it.
 */
export async function overSlowLine(site: string) {
  const server = createServer((request, response) => {
    const pass = async () => {
      const { headers, body, status } = await fetch(new URL(request.url ?? '/', site));
      const type = headers.get('content-type') ?? '';
      response.writeHead(status, { 'content-type': type });
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      const piece = type.includes('html') ? 1000 : bytes.length;
      for (let sent = 0; sent < bytes.length; sent += piece) {
        response.write(bytes.subarray(sent, sent + piece));
        if (type.includes('html')) await wait(5);
      }
      response.end();
    };
    // a request that fails behind this server fails for the browser, and for nobody else
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${String(port)}`,
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** The only way a browser under test has to any server. */
export interface Network {
  port: number;
  /** Breaks every connection, and answers none until it is mended. */
  cut: () => void;
  mend: () => void;
  /** Hosts other than this machine that were asked for. */
  strangers: () => string[];
  close: () => void;
}

/** Starts a proxy for plain HTTP on a free port. */
export async function startNetwork(): Promise<Network> {
  let isCut = false;
  const strangers = new Set<string>();
  const server = http.createServer((request, response) => {
    const { hostname, href } = new URL(request.url ?? '');
    if (hostname !== '127.0.0.1') strangers.add(hostname);
    if (isCut || hostname !== '127.0.0.1') {
      request.socket.destroy();
      return;
    }
    const { method, headers } = request;
    // a connection that is used again may just be closed by the server, and the request would be lost
    const onward = http.request(href, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('connect', (request, socket) => {
    strangers.add(request.url ?? '');
    socket.destroy();
  });
  // nor does this close one just as the browser uses it
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    strangers: () => [...strangers],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

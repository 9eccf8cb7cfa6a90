import http from 'node:http';
import { brotliCompressSync } from 'node:zlib';

import { origin } from '../emulators/environment';
import { findFreePorts } from '../lib/ports';
import { host } from '../lib/project';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** A server that stands before the hosting emulator. */
export interface BrotliServer {
  readonly baseUrl: string;
  readonly stop: () => void;
}

const isText = /^(?:text\/|image\/svg|application\/(?:javascript|json|manifest\+json|xml))/;

/**
 * Passes on what the hosting emulator answers, compressed as hosting compresses it: the emulator only knows gzip.
 * @param moved origins that the pages' policy names and that are reached at others.
 */
export async function startBrotliServer(
  hosting: string,
  moved: Readonly<Record<string, string>> = {},
): Promise<BrotliServer> {
  const known = new Map<string, Promise<Answer>>();
  const server = http.createServer((request, response) => {
    const address = request.url ?? '/';
    const answer = known.get(address) ?? ask(hosting + address, moved);
    known.set(address, answer);
    answer.then(
      ({ status, headers, body }) => {
        const isKnown = isSame(request.headers['if-none-match'], headers['etag']);
        if (isKnown) response.writeHead(304, headers).end();
        else response.writeHead(status, headers).end(body);
      },
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
  });
  const [port = 0] = await findFreePorts(1);
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  return { baseUrl: origin(port), stop: () => server.close() };
}

/** Returns true iff the browser has this answer already; what is compressed on the way has a weak tag. */
function isSame(known: string | undefined, tag: string | undefined): boolean {
  return known !== undefined && known.replace(/^W\//, '') === tag?.replace(/^W\//, '');
}

async function ask(url: string, moved: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual' });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'content-encoding', 'content-length', 'transfer-encoding']) {
    // what belongs to the one connection
    Reflect.deleteProperty(headers, name);
  }
  for (const [from, to] of Object.entries(moved)) {
    const policy = headers['content-security-policy'];
    if (policy !== undefined) headers['content-security-policy'] = policy.replaceAll(from, to);
  }
  const plain = Buffer.from(await response.arrayBuffer());
  if (!isText.test(headers['content-type'] ?? '')) {
    return { status: response.status, headers, body: plain };
  }
  return {
    status: response.status,
    headers: { ...headers, 'content-encoding': 'br' },
    body: brotliCompressSync(plain),
  };
}

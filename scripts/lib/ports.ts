import { randomInt } from 'node:crypto';
import net from 'node:net';
import { host } from './project';

/**
 * Below the range from which operating systems hand out ports for outgoing connections: a port
 * chosen here is still free when the emulators start, a whole build later.
 */
const lowest = 20_000;
const highest = 32_000;

/** Where free ports are looked for. */
interface PortSpace {
  readonly lowest: number;
  readonly highest: number;
}

/** Returns true iff something listens on the port already. */
export async function isPortTaken(port: number): Promise<boolean> {
  return (await answers(port)) || !(await canListen(port));
}

/** Returns that many different free ports. */
export async function findFreePorts(
  count: number,
  space: PortSpace = { lowest, highest },
): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(space.lowest, space.highest);
    if (!(await isPortTaken(port))) found.add(port);
  }
  return [...found];
}

/** A program on all addresses may leave the loopback address bindable on some systems. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen({ host, port }, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

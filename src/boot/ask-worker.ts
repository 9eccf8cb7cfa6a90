import type { KeepAnswer, KeepRequest } from './keep-messages';

const longestMs = 60_000;

/**
 * Asks a worker, and resolves with null where it does not answer in a minute, since the browser may end it at any time, or
 * another one takes its place.
 */
export function askWorker(
  worker: ServiceWorker | null,
  request: KeepRequest,
): Promise<KeepAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer: KeepAnswer | null) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, longestMs, null);
    port1.onmessage = ({ data }: MessageEvent<KeepAnswer>) => {
      end(data);
    };
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') end(null);
    });
    worker?.postMessage(request, [port2]);
  });
}

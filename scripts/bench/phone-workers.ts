import type { CDPSession } from '@playwright/test';

import type { Line } from './line';

/** The service workers of a tab. What is emulated for a page holds for the page alone, so they are attached to. */
export interface Workers {
  readonly setLine: (line: Line) => Promise<void>;
  /** Resolves when no worker has asked for anything for a while. */
  readonly whenQuiet: () => Promise<void>;
}

const quietMs = 2000;
const longestMs = 180_000;

/** Puts every worker on the line before its first instruction, and notes when workers use it. */
export async function watchWorkers(tools: CDPSession, first: Line): Promise<Workers> {
  let line = first;
  let messages = 0;
  let lastUse = Date.now();
  const sessions = new Set<string>();
  const send = (sessionId: string, method: string, params: object = {}) =>
    tools.send('Target.sendMessageToTarget', {
      sessionId,
      message: JSON.stringify({ id: ++messages, method, params }),
    });
  const emulate = (sessionId: string) =>
    send(sessionId, 'Network.emulateNetworkConditions', line).catch(() => undefined);

  tools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    const start = async () => {
      if (targetInfo.type === 'service_worker') {
        sessions.add(sessionId);
        await send(sessionId, 'Network.enable');
        await emulate(sessionId);
      }
      await send(sessionId, 'Runtime.runIfWaitingForDebugger');
    };
    // one that has ended meanwhile
    start().catch(() => undefined);
  });
  tools.on('Target.detachedFromTarget', ({ sessionId }) => {
    sessions.delete(sessionId);
  });
  tools.on('Target.receivedMessageFromTarget', ({ message }) => {
    if (message.includes('"method":"Network.')) lastUse = Date.now();
  });
  await tools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: true,
    flatten: false,
  });
  return {
    setLine: async (changed) => {
      line = changed;
      await Promise.all([...sessions].map(emulate));
    },
    whenQuiet: async () => {
      const begin = Date.now();
      lastUse = begin;
      while (Date.now() - lastUse < quietMs) {
        if (Date.now() - begin > longestMs) throw new Error('the service worker never rests');
        await new Promise((resolve) => setTimeout(resolve, quietMs / 10));
      }
    },
  };
}

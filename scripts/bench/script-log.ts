import type { CDPSession } from '@playwright/test';

import type { ScriptRequest } from './waves';

/** The scripts that a page has asked for since the log was begun or cleared. */
export interface ScriptLog {
  /** Those that had arrived by a moment, in milliseconds from the start of the visit: no other can have been needed. */
  readonly before: (moment: number) => ScriptRequest[];
  /** Bytes that came over the network for them, compressed and with their headers. */
  readonly bytesBefore: (moment: number) => number;
}

interface Entry {
  readonly url: string;
  readonly start: number;
  end: number;
  bytes: number;
  readonly initiators: string[];
}

interface CallStack {
  callFrames: { url: string }[];
  parent?: CallStack;
}

function addressesOf(stack: CallStack | undefined): string[] {
  if (stack === undefined) return [];
  return [...stack.callFrames.map(({ url }) => url), ...addressesOf(stack.parent)];
}

/** Notes the page's requests for scripts from now on. The time counts from the request for the page itself. */
export function watchScripts(tools: CDPSession): ScriptLog {
  const entries = new Map<string, Entry>();
  let zero = 0;
  tools.on('Network.requestWillBeSent', ({ requestId, type, timestamp, request, initiator }) => {
    if (type === 'Document') {
      entries.clear();
      zero = timestamp;
    }
    if (type !== 'Script') return;
    const initiators = [initiator.url ?? '', ...addressesOf(initiator.stack)];
    entries.set(requestId, {
      url: request.url,
      start: (timestamp - zero) * 1000,
      end: Infinity,
      bytes: 0,
      initiators: [...new Set(initiators)].filter((url) => url !== ''),
    });
  });
  tools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const entry = entries.get(requestId);
    if (entry === undefined) return;
    entry.end = (timestamp - zero) * 1000;
    entry.bytes = encodedDataLength;
  });
  const arrivedBy = (moment: number) => [...entries.values()].filter(({ end }) => end <= moment);
  return {
    before: arrivedBy,
    bytesBefore: (moment) => arrivedBy(moment).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

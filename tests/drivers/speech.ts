import { act } from '@testing-library/react';
import { vi } from 'vitest';

interface Utterance {
  text: string;
  voice: SpeechSynthesisVoice;
  lang: string;
  rate: number;
  onstart?: () => void;
  onend?: () => void;
  onerror?: () => void;
}

/** A voice of a browser, on the device or on the network. */
export const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: `${lang} ${String(localService)}` }) as SpeechSynthesisVoice;

/** Gives the page a browser that speaks, in silence, and only when it is told to go on. */
export function giveSpeech() {
  let queue: Utterance[] = [];
  let isBegun = false;
  const browser = Object.assign(new EventTarget(), {
    getVoices: vi.fn<() => SpeechSynthesisVoice[]>(() => [voice('sv-SE')]),
    speak: (utterance: Utterance) => {
      queue.push(utterance);
    },
    // what is cut off ends in an error, as the browsers have it
    cancel: () => {
      const cut = queue;
      queue = [];
      isBegun = false;
      for (const { onerror } of cut) onerror?.();
    },
  });
  vi.stubGlobal('speechSynthesis', browser);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text = '') {
        this.text = text;
      }
    },
  );
  return {
    browser,
    /** What is being read or waits for it. */
    queue: () => queue,
    texts: () => queue.map(({ text }) => text),
    /** Reads on: what is being read ends, if something is, and the next begins. */
    goOn: () => {
      act(() => {
        if (isBegun) queue.shift()?.onend?.();
        isBegun = queue.length > 0;
        queue[0]?.onstart?.();
      });
    },
    /** What is being read cannot be read on. */
    fail: () => {
      act(() => queue.shift()?.onerror?.());
    },
  };
}

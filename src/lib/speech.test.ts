import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { findSwedishVoice, speak, stopSpeaking } from './speech';

interface Utterance {
  text: string;
  voice: SpeechSynthesisVoice;
  lang: string;
  onend?: () => void;
  onerror?: () => void;
}

const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: `${lang} ${String(localService)}` }) as SpeechSynthesisVoice;
const alva = voice('sv-SE');

let queue: Utterance[] = [];
const browser = Object.assign(new EventTarget(), {
  getVoices: vi.fn<() => SpeechSynthesisVoice[]>(),
  speak: (utterance: Utterance) => {
    queue.push(utterance);
  },
  // what is cut off ends in an error, as the browsers have it
  cancel: () => {
    for (const { onerror } of queue.splice(0)) onerror?.();
  },
});

beforeEach(() => {
  queue = [];
  browser.getVoices.mockReset().mockReturnValue([]);
  vi.stubGlobal('speechSynthesis', browser);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the Swedish voice', () => {
  test.each([
    ['sv-SE', voice('sv-SE')],
    ['sv_FI', voice('sv_FI')],
    ['SV', voice('SV')],
  ])('is found by its language %s', async (_lang, swedish) => {
    browser.getVoices.mockReturnValue([voice('de-DE'), swedish]);
    expect(await findSwedishVoice()).toBe(swedish);
  });

  test('is rather one on the device than one on the network, which is better than none', async () => {
    const remote = voice('sv-SE', false);
    browser.getVoices.mockReturnValue([remote, alva]);
    expect(await findSwedishVoice()).toBe(alva);
    browser.getVoices.mockReturnValue([remote]);
    expect(await findSwedishVoice()).toBe(remote);
  });

  test('is none, at once, where the browser has voices of other languages alone', async () => {
    vi.useFakeTimers();
    browser.getVoices.mockReturnValue([voice('en-US'), voice('svx')]);
    expect(await findSwedishVoice()).toBeNull();
  });

  test('is none where the browser cannot speak', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    expect(await findSwedishVoice()).toBeNull();
    expect(stopSpeaking).not.toThrow();
  });

  test('is waited for while the browser loads its voices', async () => {
    const found = findSwedishVoice();
    browser.getVoices.mockReturnValue([alva]);
    browser.dispatchEvent(new Event('voiceschanged'));
    expect(await found).toBe(alva);
  });

  test('is given up where no voices come', async () => {
    vi.useFakeTimers();
    const found = findSwedishVoice();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await found).toBeNull();
  });
});

describe('reading', () => {
  const onEnd = vi.fn();
  beforeEach(() => {
    // what an earlier test has left being read
    stopSpeaking();
    onEnd.mockReset();
  });

  test('goes through the texts in order, with the voice and in its language', () => {
    speak(['Vem har väjningsplikt?', 'Alternativ 1: Du'], alva, onEnd);
    expect(queue.map(({ text, voice: with_, lang }) => [text, with_, lang])).toEqual([
      ['Vem har väjningsplikt?', alva, 'sv-SE'],
      ['Alternativ 1: Du', alva, 'sv-SE'],
    ]);
  });

  test('has ended when the last text has, and not before', () => {
    speak(['ett', 'två'], alva, onEnd);
    queue[0]?.onend?.();
    expect(onEnd).not.toHaveBeenCalled();
    queue[1]?.onend?.();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('has ended, once, when it is stopped or fails', () => {
    speak(['ett', 'två', 'tre'], alva, onEnd);
    stopSpeaking();
    expect(queue).toEqual([]);
    expect(onEnd).toHaveBeenCalledOnce();
    speak(['ett', 'två'], alva, onEnd);
    queue[0]?.onerror?.();
    queue[1]?.onend?.();
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('ends what was being read before', () => {
    speak(['förra frågan'], alva, onEnd);
    speak(['nästa fråga'], alva, vi.fn());
    expect(queue.map(({ text }) => text)).toEqual(['nästa fråga']);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

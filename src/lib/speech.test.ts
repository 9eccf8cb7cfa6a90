import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { giveSpeech, voice } from '../../tests/drivers/speech';
import { findSwedishVoice, speak, stopSpeaking } from './speech';

const alva = voice('sv-SE');
let speech: ReturnType<typeof giveSpeech>;

beforeEach(() => {
  speech = giveSpeech();
  speech.browser.getVoices.mockReturnValue([]);
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
    speech.browser.getVoices.mockReturnValue([voice('de-DE'), swedish]);
    expect(await findSwedishVoice()).toBe(swedish);
  });

  test('is rather one on the device than one on the network, which is better than none', async () => {
    const remote = voice('sv-SE', false);
    speech.browser.getVoices.mockReturnValue([remote, alva]);
    expect(await findSwedishVoice()).toBe(alva);
    speech.browser.getVoices.mockReturnValue([remote]);
    expect(await findSwedishVoice()).toBe(remote);
  });

  test('is none, at once, where the browser has voices of other languages alone', async () => {
    vi.useFakeTimers();
    speech.browser.getVoices.mockReturnValue([voice('en-US'), voice('svx')]);
    expect(await findSwedishVoice()).toBeNull();
  });

  test('is none where the browser cannot speak', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    expect(await findSwedishVoice()).toBeNull();
    expect(stopSpeaking).not.toThrow();
  });

  test('is waited for while the browser loads its voices', async () => {
    const found = findSwedishVoice();
    speech.browser.getVoices.mockReturnValue([alva]);
    speech.browser.dispatchEvent(new Event('voiceschanged'));
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
  const onText = vi.fn();
  const onEnd = vi.fn();
  const read = (...texts: string[]) => {
    speak(texts, { voice: alva, rate: 1.2, onText, onEnd });
  };
  beforeEach(() => {
    // what an earlier test has left being read
    stopSpeaking();
    onText.mockReset();
    onEnd.mockReset();
  });

  test('goes through the texts in order, with the voice, in its language, as fast as is wanted', () => {
    read('Vem har väjningsplikt?', 'Alternativ 1: Du');
    expect(speech.queue()).toMatchObject([
      { text: 'Vem har väjningsplikt?', voice: alva, lang: 'sv-SE', rate: 1.2 },
      { text: 'Alternativ 1: Du', voice: alva, lang: 'sv-SE', rate: 1.2 },
    ]);
  });

  test('tells of each text when it is begun', () => {
    read('ett', 'två');
    expect(onText).not.toHaveBeenCalled();
    speech.goOn();
    expect(onText.mock.calls).toEqual([[0]]);
    speech.goOn();
    expect(onText.mock.calls).toEqual([[0], [1]]);
  });

  test('has ended when the last text has, and not before', () => {
    read('ett', 'två');
    speech.goOn();
    speech.goOn();
    expect(onEnd).not.toHaveBeenCalled();
    speech.goOn();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('has ended, once, when it is stopped or fails', () => {
    read('ett', 'två', 'tre');
    stopSpeaking();
    expect(speech.texts()).toEqual([]);
    expect(onEnd).toHaveBeenCalledOnce();
    read('ett', 'två');
    speech.fail();
    speech.goOn();
    speech.goOn();
    expect(onEnd).toHaveBeenCalledTimes(2);
    expect(onText).not.toHaveBeenCalled();
  });

  test('ends what was being read before', () => {
    read('förra frågan');
    speak(['nästa fråga'], { voice: alva, rate: 1, onText: vi.fn(), onEnd: vi.fn() });
    expect(speech.texts()).toEqual(['nästa fråga']);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

import type { Page } from '@playwright/test';

interface FakeSpeech {
  queue: { text: string; rate: number; lang: string }[];
  goOn: () => void;
}

type Speaking = typeof window & { fake: FakeSpeech };

/** Gives the page voices of these languages, which say nothing, and go on only when they are told to. */
export async function fakeVoices(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((given) => {
    class SpeechSynthesisUtterance {
      text: string;
      rate = 1;
      lang = '';
      onstart?: () => void;
      onend?: () => void;
      onerror?: () => void;
      constructor(text = '') {
        this.text = text;
      }
    }
    const queue: SpeechSynthesisUtterance[] = [];
    let isBegun = false;
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => given.map((lang) => ({ lang, localService: true })),
      speak: (utterance: SpeechSynthesisUtterance) => {
        queue.push(utterance);
      },
      cancel: () => {
        isBegun = false;
        for (const { onerror } of queue.splice(0)) onerror?.();
      },
    });
    const goOn = () => {
      if (isBegun) queue.shift()?.onend?.();
      isBegun = queue.length > 0;
      queue[0]?.onstart?.();
    };
    const fake = { queue, goOn };
    for (const [name, value] of Object.entries({
      speechSynthesis,
      SpeechSynthesisUtterance,
      fake,
    })) {
      Object.defineProperty(window, name, { value });
    }
  }, langs);
}

/** What the page has had said and not yet heard the end of, by which voice and how fast. */
export const spokenIn = (page: Page) =>
  page.evaluate(() =>
    (window as Speaking).fake.queue.map(({ text, lang, rate }) => ({ text, lang, rate })),
  );

/** Has the voice say the first, and from then on the next. */
export const speakOn = (page: Page) =>
  page.evaluate(() => {
    (window as Speaking).fake.goOn();
  });

/** The question on screen as it is to be read. */
export async function textsOf(page: Page): Promise<string[]> {
  const group = page.getByRole('radiogroup');
  const id = (await group.getAttribute('aria-labelledby')) ?? '';
  const question = (await page.locator(`[id="${id}"]`).textContent()) ?? '';
  const options = await group.locator('label').allTextContents();
  return [
    question,
    ...options.map((text, index) => text.replace(/^\d/, `Alternativ ${String(index + 1)}: `)),
  ];
}

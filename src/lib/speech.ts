/** Milliseconds that a browser is given to find its voices. */
const timeoutMs = 1500;

const isSwedish = ({ lang }: SpeechSynthesisVoice) => /^sv\b/i.test(lang.replace('_', '-'));

/** The browser's Swedish voice, one on the device before one on the network; null where it has none. */
export async function findSwedishVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in window)) return null;
  const find = () => {
    const voices = speechSynthesis.getVoices().filter(isSwedish);
    return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
  };
  const known = find();
  if (known !== null || speechSynthesis.getVoices().length > 0) return known;
  // most browsers load their voices after the page
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeoutMs);
    speechSynthesis.addEventListener(
      'voiceschanged',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
  return find();
}

/** What is to be called when the reading under way is over. */
let whenOver: (() => void) | null = null;

function end(): void {
  const call = whenOver;
  whenOver = null;
  call?.();
}

/** Reads texts aloud one after the other; calls back once, when all are read, one fails or the reading is stopped. */
export function speak(
  texts: readonly string[],
  voice: SpeechSynthesisVoice,
  onEnd: () => void,
): void {
  stopSpeaking();
  whenOver = onEnd;
  texts.forEach((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    // of a reading that has been stopped nothing is heard any more
    const endOfThis = () => {
      if (whenOver === onEnd) end();
    };
    if (index === texts.length - 1) utterance.onend = endOfThis;
    utterance.onerror = endOfThis;
    speechSynthesis.speak(utterance);
  });
}

/** Stops reading. */
export function stopSpeaking(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  end();
}

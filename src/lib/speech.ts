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

/** What is being read: browsers have forgotten, and told nothing more of, what nobody else held. */
let utterances: SpeechSynthesisUtterance[] = [];

function end(): void {
  const call = whenOver;
  whenOver = null;
  utterances = [];
  call?.();
}

/** How texts are read, and who is told of it. */
interface Reader {
  voice: SpeechSynthesisVoice;
  /** 1 is the voice's own speed. */
  rate: number;
  /** Told of each text, by its place, as it is begun. */
  onText: (index: number) => void;
  /** Told once, when all are read, one fails or the reading is stopped. */
  onEnd: () => void;
}

/** Reads texts aloud one after the other. */
export function speak(texts: readonly string[], { voice, rate, onText, onEnd }: Reader): void {
  stopSpeaking();
  whenOver = onEnd;
  // of a reading that has been stopped nothing is heard any more
  const unlessStopped = (tell: () => void) => () => {
    if (whenOver === onEnd) tell();
  };
  utterances = texts.map((text, index) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onstart = unlessStopped(() => {
      onText(index);
    });
    if (index === texts.length - 1) utterance.onend = unlessStopped(end);
    utterance.onerror = unlessStopped(end);
    return utterance;
  });
  for (const utterance of utterances) speechSynthesis.speak(utterance);
}

/** Stops reading. */
export function stopSpeaking(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
  end();
}

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { findSwedishVoice, speak, stopSpeaking } from '../../lib/speech';
import { notifyError } from '../../ui/notify';
import { findQuestion, followParts, readableParts } from './readable-parts';
import { readingSpeed } from './reading-speed';

/** As browsers count them: at 1 a voice speaks as it was made to. Each gives way to the next. */
const speeds = [1, 1.2, 0.8] as const;

/** Marks one thing at a time as what is being read, for eyes (styles.css) and screen readers alike. */
function createMarker() {
  let marked: Element | undefined;
  return (element?: Element) => {
    marked?.removeAttribute('aria-current');
    element?.setAttribute('aria-current', 'true');
    element?.scrollIntoView({ block: 'nearest' });
    marked = element;
  };
}

/** Reads the question that it stands beside while it is shown, as long as that stays as it is, at a speed to choose. */
export function Reading({ onEnd }: { onEnd: () => void }) {
  const place = useRef<HTMLButtonElement>(null);
  /** Parts that have been read. */
  const readCount = useRef(0);
  const [speed, setSpeed] = useState(() => speeds.find((one) => one === readingSpeed.read()) ?? 1);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const question = place.current && findQuestion(place.current);
    if (question === null) {
      // one that has been deleted
      end();
      return;
    }
    const first = readCount.current;
    const parts = readableParts(question).slice(first);
    const mark = createMarker();
    let isOver = false;
    void findSwedishVoice().then((voice) => {
      if (isOver) return;
      if (voice === null) {
        notifyError(
          'Ingen svensk röst finns i den här webbläsaren.',
          'Lägg till svenska bland enhetens röster, eller prova en annan webbläsare.',
        );
        end();
        return;
      }
      readingSpeed.write(speed);
      const texts = parts.map(({ text }) => text);
      const onText = (index: number) => {
        readCount.current = first + index;
        mark(parts[index]?.element);
      };
      const onOver = () => {
        if (!isOver) end();
      };
      speak(texts, { voice, rate: speed, onText, onEnd: onOver });
    });
    const unfollow = followParts(question, () => {
      end();
    });
    // Chromium reads on when a page is left
    window.addEventListener('pagehide', stopSpeaking);
    return () => {
      isOver = true;
      window.removeEventListener('pagehide', stopSpeaking);
      unfollow();
      mark();
      stopSpeaking();
    };
  }, [speed]);

  useLayoutEffect(() => {
    const button = place.current;
    return () => {
      // the question hears keys while something of it has focus
      const listen = button?.previousElementSibling;
      if (button === document.activeElement && listen instanceof HTMLElement) listen.focus();
    };
  }, []);

  return (
    <button
      ref={place}
      type="button"
      title="Byt hastighet"
      onClick={() => {
        setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1);
      }}
      className="absolute top-0 right-full size-11 rounded-card text-sm font-semibold text-primary tabular-nums hover:bg-muted"
    >
      <span className="sr-only">Hastighet </span>
      <span key={speed}>{speed.toLocaleString('sv-SE')}×</span>
    </button>
  );
}

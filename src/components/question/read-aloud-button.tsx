import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useState, type ComponentType } from 'react';

import { notifyError } from '../../ui/notify';
import { readingSpeed } from './reading-speed';

/** What reads aloud for as long as it is shown. */
type Reading = ComponentType<{ onEnd: () => void }>;

/** Reads the question that it stands beside aloud, or stops. What it takes to read comes when it is pressed, or has been on this device. */
export function ReadAloudButton() {
  const [Reading, setReading] = useState<Reading>();
  const [isOn, setIsOn] = useState(false);
  const load = () =>
    import('./reading').then((module) => {
      setReading(() => module.Reading);
    });
  const end = () => {
    setIsOn(false);
  };
  useEffect(() => {
    if (readingSpeed.read() !== null) load().catch(() => undefined);
  }, []);
  return (
    <div className="relative print:hidden">
      <button
        type="button"
        aria-label="Läs upp"
        aria-keyshortcuts="L"
        aria-pressed={isOn}
        title="Läs upp (L)"
        onClick={() => {
          setIsOn(!isOn);
          if (Reading !== undefined) return;
          // iPhones let a page speak that has spoken within a press, and not what comes after one
          if ('speechSynthesis' in window) speechSynthesis.speak(new SpeechSynthesisUtterance());
          load().catch(() => {
            end();
            notifyError('Fel', 'Kunde inte ladda uppläsningen. Försök igen.');
          });
        }}
        className="grid size-11 place-items-center rounded-card text-primary hover:bg-muted aria-pressed:bg-primary aria-pressed:text-primary-foreground"
      >
        <Volume2 aria-hidden className="size-5" />
      </button>
      {isOn && Reading !== undefined && <Reading onEnd={end} />}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { findSwedishVoice, speak, stopSpeaking } from '../../lib/speech';
import { readAloudStore } from './exam-store';

/** Reading aloud: wanted or not on this device, and whether the browser can. */
export interface ReadAloud {
  isWanted: boolean;
  setIsWanted: (isWanted: boolean) => void;
  /** False when the browser has no Swedish voice; undefined while it looks. */
  isAvailable: boolean | undefined;
  isSpeaking: boolean;
  /** Starts reading, or stops what is being read. */
  toggle: (texts: readonly string[]) => void;
}

/**
 * Reads aloud with the browser's Swedish voice, where that is wanted.
 * @param what names what is on screen: something else ends the reading.
 */
export function useReadAloud(what: string): ReadAloud {
  const [isWanted, setIsWanted] = useState(() => readAloudStore.read() ?? false);
  const [spoken, setSpoken] = useState<string | null>(null);
  const voice = useQuery({
    queryKey: ['swedishVoice'],
    queryFn: findSwedishVoice,
    enabled: isWanted,
    staleTime: Infinity,
    structuralSharing: false,
  });
  useEffect(() => stopSpeaking, [what]);
  const isSpeaking = spoken === what;
  return {
    isWanted,
    setIsWanted: (wanted) => {
      readAloudStore.write(wanted);
      setIsWanted(wanted);
    },
    isAvailable: voice.isPending ? undefined : voice.data != null,
    isSpeaking,
    toggle: (texts) => {
      if (isSpeaking) {
        stopSpeaking();
        return;
      }
      if (voice.data == null) return;
      setSpoken(what);
      speak(texts, voice.data, () => {
        setSpoken((now) => (now === what ? null : now));
      });
    },
  };
}

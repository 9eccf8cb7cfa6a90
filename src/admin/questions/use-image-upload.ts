import { useEffect, useRef, useState } from 'react';

import { isDataError } from '../../data/errors';
import { findImageProblem, imageHeadLength, imageTypeOf } from '../../domain/question/image-file';
import { logProblem } from '../../lib/log';
import { problemText } from '../shared/messages';

const problems = {
  empty: 'Filen är tom. Välj en annan bild.',
  'not-a-picture': 'Filen är ingen PNG-, JPEG- eller WebP-bild.',
  'too-large': 'Bilden är större än 2 MB. Minska den och försök igen.',
} as const;

/** The file as an address that the page may show before it is stored. */
function readAsAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('the file cannot be read'));
    };
    reader.readAsDataURL(file);
  });
}

/** An upload under way: how far it has come, and the picture. */
interface Upload {
  percent: number;
  preview: string | null;
}

/**
 * Stores a picture that is chosen in the form, and says how it goes.
 * @param onStored is given the picture's address.
 */
export function useImageUpload(onStored: (url: string) => void) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const send = async (file: File, { signal }: AbortController) => {
    const head = new Uint8Array(await file.slice(0, imageHeadLength).arrayBuffer());
    const type = imageTypeOf(head);
    const refusal = findImageProblem(file.size, type);
    if (type === null || refusal !== null) {
      setProblem(problems[refusal ?? 'not-a-picture']);
      return;
    }
    setUpload({ percent: 0, preview: await readAsAddress(file) });
    // Storage is part of the program only where a picture is stored
    const { uploadQuestionImage } = await import('../../data/question-images/upload');
    const onProgress = (percent: number) => {
      setUpload((known) => known && { ...known, percent });
    };
    onStored(await uploadQuestionImage(file, type, { onProgress, signal }));
  };

  const start = async (file: File) => {
    const controller = new AbortController();
    running.current?.abort();
    running.current = controller;
    setProblem(null);
    setUpload({ percent: 0, preview: null });
    try {
      await send(file, controller);
    } catch (error) {
      if (isDataError(error, 'cancelled')) return;
      logProblem('a picture could not be stored', error);
      setProblem(`Kunde inte ladda upp bilden. ${problemText(error)}`);
    } finally {
      if (running.current === controller) setUpload(null);
    }
  };

  return {
    upload,
    problem,
    start: (file: File) => void start(file),
    cancel: () => {
      running.current?.abort();
    },
  };
}

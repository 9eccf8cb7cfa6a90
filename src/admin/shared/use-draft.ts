import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { useAdmin } from './admin-context';
import { draftStore, type Draft } from './draft-store';

/** An earlier draft of a form, until somebody has chosen to go on with it or to throw it away. */
export interface DraftOffer {
  /** The draft to choose about, or null. */
  offered: Draft | null;
  /** The draft that the form begins with, or null. */
  draft: Draft | null;
  take: () => void;
  discard: () => void;
}

/** Offers what was written in a form before and not saved. */
export function useDraftOffer(form: string): DraftOffer {
  const { uid } = useAdmin();
  const [offered, setOffered] = useState(() => draftStore(uid, form).read());
  const [draft, setDraft] = useState<Draft | null>(null);
  return {
    offered,
    draft,
    take: () => {
      setDraft(offered);
      setOffered(null);
    },
    discard: () => {
      draftStore(uid, form).remove();
      setOffered(null);
    },
  };
}

/** What a draft says of the fields that a form has, and the form's own values of the others. */
function fill<Fields extends FieldValues>(defaults: Fields, { fields }: Draft): Fields {
  const known = Object.entries(defaults).map(([name, value]) => {
    const kept = fields[name];
    return [name, typeof kept === typeof value ? kept : (value as unknown)];
  });
  return Object.fromEntries(known) as Fields;
}

/**
 * Keeps what is written in a form on the device, until it is saved. Returns what forgets it: what the form says then is
 * saved, and only what is written later is kept.
 * @param draft what the form begins with instead of its default values, or null.
 * @param base the version that is changed, or null for something new.
 * @param secret fields that are never kept.
 */
export function useDraft<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'reset' | 'watch' | 'getValues'>,
  name: string,
  {
    draft,
    base,
    secret = [],
  }: { draft: Draft | null; base: string | null; secret?: readonly (keyof Fields)[] },
): () => void {
  const { uid } = useAdmin();
  const { reset, watch, getValues } = form;
  const [defaults] = useState(() => getValues());
  const saved = useRef(defaults);
  useEffect(() => {
    if (draft !== null) {
      reset(fill(defaults, draft), { keepDefaultValues: true });
    }
  }, [defaults, draft, reset]);
  useEffect(() => {
    const written = (values: Readonly<Record<string, unknown>>) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));
    const { unsubscribe } = watch((values) => {
      const store = draftStore(uid, name);
      const fields = written(values);
      if (JSON.stringify(fields) === JSON.stringify(written(saved.current))) store.remove();
      else store.write({ fields, base, writtenAt: Date.now() });
    });
    return unsubscribe;
  });
  return () => {
    saved.current = getValues();
    draftStore(uid, name).remove();
  };
}

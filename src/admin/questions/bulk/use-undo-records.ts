import { useEffect, useState } from 'react';

import { followLocalKey } from '../../../lib/local-store';
import { useAdmin } from '../../shared/admin-context';
import { timeLeft, undoKey, undoStore, type UndoRecord } from './undo-store';

/** What can be undone here and now, the latest last, and how to change that. */
export function useUndoRecords() {
  const { uid } = useAdmin();
  const [records, setRecords] = useState(() => undoStore(uid).read() ?? []);
  useEffect(() => {
    const adopt = () => {
      setRecords(undoStore(uid).read() ?? []);
    };
    const [next] = records;
    const timer = next === undefined ? undefined : setTimeout(adopt, Math.max(0, timeLeft(next)));
    const letGo = followLocalKey(undoKey(uid), adopt);
    return () => {
      clearTimeout(timer);
      letGo();
    };
  }, [uid, records]);
  // another tab may have changed them since
  const change = (changed: (stored: UndoRecord[]) => UndoRecord[]) => {
    const store = undoStore(uid);
    const next = changed(store.read() ?? []);
    store.write(next);
    setRecords(next);
  };
  return {
    records,
    /** Keeps it, in place of what is kept of it already. */
    keep: (record: UndoRecord) => {
      change((stored) => [...stored.filter(({ id }) => id !== record.id), record]);
    },
    remove: (record: UndoRecord) => {
      change((stored) => stored.filter(({ id }) => id !== record.id));
    },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import type { DataErrorCode } from '../../../data/errors';
import { ordersByReferenceOptions } from '../../../data/orders/admin-queries';
import { paymentsConfirmed } from '../../../data/payments/admin-queries';
import { confirmPayments } from '../../../data/payments/confirm-payments';
import {
  readBankLines,
  recogniseColumns,
  type BankColumns,
} from '../../../domain/reconciliation/bank-lines';
import { reconcile, referencesIn } from '../../../domain/reconciliation/reconcile';
import { notifyError, notifySuccess } from '../../../ui/notify';
import { useWrite } from '../../../ui/use-write';
import { useAdmin } from '../../shared/admin-context';
import { useLeaveGuard } from '../../shared/leave-guard';
import { FileProblem, readPayments } from './read-payments';
import { problemText } from '../../shared/messages';

/** Why each order could not be confirmed here, null for one that is; orders that have not been tried are not in it. */
export type Outcomes = ReadonlyMap<string, DataErrorCode | null>;

const noOrders = new Map<string, never>();

function describe(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof FileProblem ? error.message : problemText(error);
}

/** A file of payments from its choice to the last confirmation. */
export function useReconciliation() {
  const { uid: actor } = useAdmin();
  const client = useQueryClient();
  const [columns, setColumns] = useState<BankColumns | null>(null);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  /** What makes each confirmation from the file happen once, however often it is tried. */
  const fileId = useRef('');
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      // nobody should wonder what goes on out of sight
      isStopped.current = true;
    },
    [],
  );

  const reading = useWrite({
    mutationFn: readPayments,
    onSuccess: (file) => {
      setColumns(recogniseColumns(file));
    },
  });
  const file = reading.data ?? null;

  const lines = useMemo(
    () => (file === null || columns === null ? [] : readBankLines(file, columns)),
    [file, columns],
  );
  const references = useMemo(() => referencesIn(lines), [lines]);
  const orders = useQuery({ ...ordersByReferenceOptions(references), enabled: lines.length > 0 });
  const reconciled = useMemo(() => reconcile(lines, orders.data ?? noOrders), [lines, orders.data]);
  const matched = reconciled.flatMap(({ state, order }) =>
    state === 'matched' && order !== null && outcomes.get(order.id) !== null ? [order] : [],
  );

  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const run = useWrite({
    mutationFn: async (ids: readonly string[]) => {
      isStopped.current = false;
      const known = new Map(outcomes);
      setProgress({ done: 0, of: ids.length });
      await confirmPayments(
        ids,
        { actor, id: fileId.current },
        (id, failure) => {
          known.set(id, failure);
          setOutcomes(new Map(known));
          setProgress(({ done, of }) => ({ done: done + 1, of }));
        },
        () => isStopped.current,
      );
      return ids.every((id) => known.get(id) === null);
    },
    onSuccess: (isWhole) => {
      if (isWhole) notifySuccess('Framgång', 'Betalningarna har bekräftats.');
    },
    onError: () => {
      notifyError('Fel', 'Bekräftandet avbröts.');
    },
    // what is confirmed is confirmed, also when it stopped half-way
    onSettled: () => paymentsConfirmed(client),
  });
  useLeaveGuard(run.isPending);

  return {
    file,
    columns,
    setColumns,
    isReading: reading.isPending,
    fileProblem: describe(reading.error),
    choose: (chosen: File) => {
      fileId.current = crypto.randomUUID();
      setColumns(null);
      setOutcomes(new Map());
      run.reset();
      reading.mutate(chosen);
    },
    orders,
    reconciled,
    outcomes,
    /** Orders whose payment can be confirmed. */
    matched,
    isRunning: run.isPending,
    hasRun: run.status !== 'idle',
    runProblem: describe(run.error),
    progress,
    confirmAll: () => {
      run.mutate(matched.map(({ id }) => id));
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}

export type ReconciliationRun = ReturnType<typeof useReconciliation>;

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { DataErrorCode } from '../../data/errors';
import { runImport } from '../../data/question-import/run-import';
import { questionsChanged } from '../../data/questions/admin-queries';
import type { Question } from '../../domain/question/question';
import { notifyError, notifySuccess } from '../../ui/notify';
import { useWrite } from '../../ui/use-write';
import { useLeaveGuard } from '../shared/leave-guard';
import { problemText } from '../shared/messages';
import { FileProblem, makePlan } from './make-plan';

/** Why each question could not be written, null for one that is; questions that have not been tried are not in it. */
export type Outcomes = ReadonlyMap<string, DataErrorCode | null>;

function describe(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof FileProblem ? error.message : problemText(error);
}

/** An import from the choice of files to the last question: what is planned, how far it is, and the next steps. */
export function useImport(kind: Question['kind']) {
  const client = useQueryClient();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      // nobody should wonder what goes on out of sight
      isStopped.current = true;
    },
    [],
  );

  const check = useWrite({ mutationFn: (files: readonly File[]) => makePlan(files, kind) });
  const plan = check.data ?? null;
  const writes = plan?.rows.flatMap(({ write }) => write ?? []) ?? [];
  const left = writes.filter(({ question }) => !outcomes.has(question.id));

  const run = useWrite({
    mutationFn: async () => {
      isStopped.current = false;
      const done = new Map(outcomes);
      await runImport(
        plan?.categories ?? [],
        left,
        (batch) => {
          for (const { id, failure } of batch) done.set(id, failure);
          setOutcomes(new Map(done));
        },
        () => isStopped.current,
      );
      return done;
    },
    onSuccess: (done) => {
      if (done.size === writes.length) notifySuccess('Framgång', 'Importen är klar.');
    },
    onError: () => {
      notifyError('Fel', 'Importen avbröts.');
    },
    // what is written is written, also when it stopped half-way
    onSettled: () => questionsChanged(client),
  });

  useLeaveGuard(run.isPending);

  return {
    plan,
    outcomes,
    writes: writes.length,
    left: left.length,
    isChecking: check.isPending,
    isRunning: run.isPending,
    hasRun: run.status !== 'idle',
    checkProblem: describe(check.error),
    runProblem: describe(run.error),
    choose: (files: readonly File[]) => {
      setOutcomes(new Map());
      run.reset();
      check.mutate(files);
    },
    start: () => {
      run.mutate();
    },
    stop: () => {
      isStopped.current = true;
    },
    restart: () => {
      setOutcomes(new Map());
      run.reset();
      check.reset();
    },
  };
}

export type Import = ReturnType<typeof useImport>;

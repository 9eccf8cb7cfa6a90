import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useLearner } from '../../components/learner/learner-context';
import { keepExamQuestions, loadBank } from '../../data/exams/bank';
import { drawFigures } from '../../data/exams/draw-figures';
import { examsOptions } from '../../data/exams/queries';
import { learnerOptions } from '../../data/learning/queries';
import { startAttempt } from '../../domain/exam/attempt';
import { blueprints } from '../../domain/exam/blueprint';
import type { ExamId } from '../../domain/exam/exam-id';
import { bankSize, drawExam } from '../../domain/exam/draw';
import { formatFor } from '../../domain/exam/format';
import { lastSeen } from '../../domain/exam/last-seen';
import { withShown } from '../../domain/exam/shown';
import { emptyLearner, lastAnswered } from '../../domain/learning/learner';
import type { PracticeCategory } from '../../domain/practice/category';
import { useWrite } from '../../ui/use-write';
import { attemptStore } from './exam-store';

/** A test that the learner wants to start. */
export interface ExamRequest {
  examId: ExamId;
  isExtended: boolean;
  categories: readonly PracticeCategory[];
  /** Start even where not every category could be loaded. */
  isPartFine: boolean;
  now: () => number;
}

/** Why a test has not started: too few questions, part of them out of reach, or the last test is not safe yet. */
export type StartProblem = 'tooFew' | 'partOnly' | 'unsent';

/**
 * Draws a test from the bank, keeps it on the device and goes to it. Ends with a problem when the bank is too small, or
 * when part of it could not be loaded and the learner has not been asked.
 */
export function useStartExam() {
  const { uid } = useLearner();
  const client = useQueryClient();
  const navigate = useNavigate();
  // who has gone to another page meanwhile does not want to be fetched back to a running clock
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return useWrite<StartProblem | null, ExamRequest>({
    mutationFn: async ({ examId, isExtended, categories, isPartFine, now }) => {
      const bank = await loadBank(categories);
      if (bank.missing.length > 0 && !isPartFine) return 'partOnly';
      const format = formatFor(blueprints[examId], bankSize(bank.questions));
      if (format === null) return 'tooFew';
      // the draw only prefers; without a network it does so by nothing
      const [learner, exams] = await Promise.all([
        client.query(learnerOptions(uid)).catch(() => emptyLearner),
        client.query(examsOptions(uid, examId)).catch(() => []),
      ]);
      const id = crypto.randomUUID();
      const questions = drawExam(format, bank.questions, {
        seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
        lastSeen: lastSeen(lastAnswered(learner), exams),
        now: now(),
      });
      const asked = await drawFigures(
        id,
        questions.flatMap((question) => bank.byId.get(question.id) ?? []),
      );
      await keepExamQuestions(id, asked);
      if (isGone.current) return null;
      const store = attemptStore(uid);
      const running = store.read();
      // another tab may have been quicker
      if (running !== null && running.handedIn !== null) return 'unsent';
      if (running === null) {
        const shown = withShown(questions, new Map(asked.map((one) => [one.id, one])));
        store.write(startAttempt({ id, examId, format, isExtended, questions: shown, now: now() }));
      }
      await navigate(paths.examRun.getHref());
      return null;
    },
  });
}

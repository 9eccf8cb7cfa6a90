import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

import { useLearner } from '../../../components/learner/learner-context';
import { SessionRunner } from '../../../components/session/session-runner';
import { bankOptions, type Bank } from '../../../data/exams/bank';
import { learnerOptions } from '../../../data/learning/queries';
import {
  countDueTomorrow,
  dailyReview,
  dailySeed,
  type ReviewItem,
} from '../../../domain/learning/daily-review';
import type { Learner } from '../../../domain/learning/learner';
import { siblingsIn } from '../../../domain/learning/siblings';
import type { LicenceType } from '../../../domain/licence-type';
import { UnreadySession } from '../unready-session';
import { useLicence } from '../use-licence';
import { useNow } from '../use-now';
import { useSettled } from '../use-settled';
import { reviewDoneStore } from './review-done-store';
import { reviewSource } from './review-source';
import { RoundEnd } from './round-end';
import { siblingsStore } from './siblings-store';

function Review({
  licence,
  learner,
  bank,
  now,
}: {
  licence: LicenceType | undefined;
  learner: Learner;
  bank: Bank;
  now: number;
}) {
  const { uid } = useLearner();
  const listNext = () =>
    dailyReview({ learner, bank: bank.questions, now, seed: dailySeed(uid, now) });
  const { questions, missing } = bank;
  useEffect(() => {
    if (licence !== undefined && missing.length === 0) {
      siblingsStore(licence).write(siblingsIn(questions));
    }
  }, [licence, questions, missing]);
  // what is asked stays as it was at the start, however the answers change what is left
  const [rounds, setRounds] = useState<readonly ReviewItem[][]>(() => [listNext().next]);
  const round = rounds.at(-1) ?? [];
  const source = reviewSource(round, bank);
  const end = (score?: { right: number; answered: number }, after?: ReactNode) => (
    <RoundEnd
      review={listNext()}
      dueTomorrow={countDueTomorrow({ learner, bank: bank.questions, now })}
      score={score}
      onDone={(day) => {
        // what is done of half a bank is not the day's review
        if (licence !== undefined && bank.missing.length === 0) {
          reviewDoneStore(uid, licence).write(day);
        }
      }}
      onContinue={(next) => {
        setRounds([...rounds, next]);
      }}
    >
      {after}
    </RoundEnd>
  );
  if (source.questions.length === 0) return end();
  return <SessionRunner key={rounds.length} source={source} ending={end} />;
}

/** What is to be repeated today, over all categories of the licence, round by round until the day is done. */
export default function ReviewPage() {
  const { uid } = useLearner();
  const now = useNow();
  const { categories, licence, ofLicence } = useLicence();
  const learner = useQuery(learnerOptions(uid));
  const bank = useQuery({ ...bankOptions(ofLicence), enabled: categories.data !== undefined });
  const isSettled = useSettled(learner);
  if (learner.data === undefined || bank.data === undefined || !isSettled) {
    return (
      <UnreadySession
        name="Dagens repetition"
        queries={[categories, learner, bank]}
        title="Kunde inte hämta dagens repetition"
      />
    );
  }
  return <Review licence={licence} learner={learner.data} bank={bank.data} now={now} />;
}

import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';

import { bankOptions, type Bank } from '../../../data/exams/bank';
import { learnerOptions } from '../../../data/learning/queries';
import { dailyReview, dailySeed, type ReviewItem } from '../../../domain/learning/daily-review';
import type { Learner } from '../../../domain/learning/learner';
import { Page } from '../../../ui/page';
import type { SessionSlot } from '../session-slot';
import { Unready } from '../unready';
import { useLicence } from '../use-licence';
import { useNow } from '../use-now';
import { reviewSource } from './review-source';
import { RoundEnd } from './round-end';

function Review({
  uid,
  learner,
  bank,
  now,
  session,
}: {
  uid: string;
  learner: Learner;
  bank: Bank;
  now: number;
  session: SessionSlot;
}) {
  const listNext = () =>
    dailyReview({ learner, bank: bank.questions, now, seed: dailySeed(uid, now) });
  // what is asked stays as it was at the start, however the answers change what is left
  const [rounds, setRounds] = useState<readonly ReviewItem[][]>(() => [listNext().next]);
  const round = rounds.at(-1) ?? [];
  const source = reviewSource(round, bank);
  const end = (score?: { right: number; answered: number }) => (
    <RoundEnd
      uid={uid}
      learner={learner}
      now={now}
      review={listNext()}
      score={score}
      onContinue={(next) => {
        setRounds([...rounds, next]);
      }}
    />
  );
  if (source.questions.length === 0) return end();
  return <Fragment key={rounds.length}>{session(source, end)}</Fragment>;
}

/** What is to be repeated today, over all categories of the licence, round by round until the day is done. */
export function ReviewPage({
  uid,
  clockOffset,
  session,
}: {
  uid: string;
  clockOffset: number;
  session: SessionSlot;
}) {
  const now = useNow(clockOffset);
  const { categories, ofLicence } = useLicence(uid);
  const learner = useQuery(learnerOptions(uid));
  const bank = useQuery({ ...bankOptions(ofLicence), enabled: categories.data !== undefined });
  if (learner.data === undefined || bank.data === undefined) {
    return (
      <Page title="Dagens repetition" width="reading">
        <Unready
          uid={uid}
          queries={[categories, learner, bank]}
          title="Kunde inte hämta dagens repetition"
        />
      </Page>
    );
  }
  return <Review uid={uid} learner={learner.data} bank={bank.data} now={now} session={session} />;
}

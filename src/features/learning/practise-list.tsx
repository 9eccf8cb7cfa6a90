import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';

import { SessionRunner } from '../../components/session/session-runner';
import type { Bank } from '../../data/exams/bank';
import type { QuestionRef } from '../../data/exams/bank-of';
import { formatCount } from '../../lib/format';
import { ButtonLink, Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { UnreadySession } from './unready-session';

/** Questions of one session: what is done in a few minutes. */
const sessionLength = 10;

/** A list of questions that can be practised. */
interface PractisedList {
  id: string;
  name: string;
  /** Where the list is. */
  back: { href: string; label: string };
}

function Practice({
  id,
  name,
  all,
  bank,
  back,
}: PractisedList & { all: readonly QuestionRef[]; bank: Bank }) {
  const [start, setStart] = useState(0);
  const asked = all.slice(start, start + sessionLength);
  const left = all.length - start - asked.length;
  const categories = new Map(asked.map(({ questionId, categoryId }) => [questionId, categoryId]));
  const source = {
    id,
    name,
    questions: asked.flatMap(({ questionId }) => bank.byId.get(questionId) ?? []),
    mix: { categoryOf: (questionId: string) => categories.get(questionId) ?? '' },
  };
  const end = ({ right, answered }: { right: number; answered: number }, after: ReactNode) => (
    <Page title="Resultat" heading={`Resultat: ${name}`} width="reading">
      <Card className="grid justify-items-start gap-4">
        <p className="text-xl font-semibold">
          {right} av {answered} rätt
        </p>
        <p>
          {left > 0
            ? `${formatCount(left, 'fråga', 'frågor')} återstår.`
            : 'Du har gått igenom alla frågorna.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {left > 0 && (
            <Button
              onClick={() => {
                setStart(start + sessionLength);
              }}
            >
              Öva på fler
            </Button>
          )}
          <ButtonLink variant={left > 0 ? 'outline' : 'primary'}>
            <Link to={back.href}>{back.label}</Link>
          </ButtonLink>
        </div>
      </Card>
      {after}
    </Page>
  );
  return <SessionRunner key={start} source={source} ending={end} />;
}

/** Practises what is on a list, ten questions at a time, each once. */
export function PractiseList({
  items,
  isSettled,
  bank,
  queries,
  ...list
}: PractisedList & {
  /** Undefined until it and the questions are there. */
  items: readonly QuestionRef[] | undefined;
  /** Nothing newer is on its way. */
  isSettled: boolean;
  bank: Bank | undefined;
  queries: readonly UseQueryResult[];
}) {
  // the list as it was at the start: what is answered rightly meanwhile leaves it
  const [begun, setBegun] = useState<readonly QuestionRef[]>();
  if (begun === undefined && items !== undefined && isSettled) setBegun(items);
  if (begun === undefined || bank === undefined) {
    return <UnreadySession name={list.name} queries={queries} title="Kunde inte hämta frågorna" />;
  }
  if (begun.length === 0) return <Navigate to={list.back.href} replace />;
  return <Practice {...list} all={begun} bank={bank} />;
}

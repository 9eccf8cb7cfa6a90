import { useState } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { formatCount } from '../../../lib/format';
import { ButtonLink } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { EmptyState } from '../../../ui/empty-state';
import { ListedQuestion } from '../listed-question';
import { QuestionList } from '../question-list';
import { Unready } from '../unready';
import { useSaved } from './use-saved';

/** The questions that the learner has saved. */
export default function SavedPage() {
  const { queries, items, bank, names } = useSaved();
  // what is taken out stays in sight until the page is left, so that a slip can be undone
  const [listed, setListed] = useState(items);
  const added =
    items?.filter(({ questionId }) => !listed?.some((one) => one.questionId === questionId)) ?? [];
  if (items !== undefined && (listed === undefined || added.length > 0)) {
    setListed([...(listed ?? []), ...added].sort((one, other) => other.at - one.at));
  }
  return (
    <Page title="Sparade frågor" width="reading">
      {listed === undefined || bank === undefined ? (
        <Unready queries={queries} title="Kunde inte hämta dina sparade frågor" />
      ) : listed.length === 0 ? (
        <EmptyState
          title="Du har inte sparat någon fråga än"
          action={
            <ButtonLink>
              <Link to={paths.practice.getHref()}>Till övningarna</Link>
            </ButtonLink>
          }
        >
          <p>Tryck på bokmärket vid en fråga som du vill komma tillbaka till.</p>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            {items !== undefined && items.length > 0 && (
              <ButtonLink>
                <Link to={paths.savedPractice.getHref()}>Öva på sparade frågor</Link>
              </ButtonLink>
            )}
            <span className="text-muted-foreground">
              {formatCount(items?.length ?? 0, 'sparad fråga', 'sparade frågor')}
            </span>
          </div>
          <QuestionList
            items={listed}
            render={({ questionId, categoryId }) => {
              const question = bank.byId.get(questionId);
              return (
                question && (
                  <ListedQuestion
                    question={question}
                    categoryName={names.get(categoryId) ?? ''}
                    categoryId={categoryId}
                  />
                )
              );
            }}
          />
        </>
      )}
    </Page>
  );
}

import { Link } from 'react-router-dom';

import { paths } from '../../../config/paths';
import { formatCount } from '../../../lib/format';
import { ButtonLink } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { EmptyState } from '../../../ui/empty-state';
import { ListedQuestion } from '../listed-question';
import { QuestionList } from '../question-list';
import { Unready } from '../unready';
import { CorrectedKeys } from './corrected-keys';
import { useMistakes } from './use-mistakes';

/** Everything last answered wrongly, with the chosen option and why it tempted. */
export default function MistakesPage() {
  const { queries, mistakes, corrections = [], bank, names } = useMistakes();
  return (
    <Page
      title="Mina fel"
      intro="Frågor där ditt senaste svar var fel. De försvinner härifrån när du svarar rätt."
      width="reading"
    >
      {bank !== undefined && corrections.length > 0 && (
        <div className="mb-6">
          <CorrectedKeys corrections={corrections} byId={bank.byId} />
        </div>
      )}
      {mistakes === undefined || bank === undefined ? (
        <Unready queries={queries} title="Kunde inte hämta dina fel" />
      ) : mistakes.length === 0 ? (
        <EmptyState
          title="Inga fel just nu"
          action={
            <ButtonLink>
              <Link to={paths.practice.getHref()}>Öva vidare</Link>
            </ButtonLink>
          }
        >
          <p>När du svarar fel på en fråga hamnar den här, med en förklaring till varför.</p>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ButtonLink>
              <Link to={paths.mistakesPractice.getHref()}>Öva på dina fel</Link>
            </ButtonLink>
            <span className="text-muted-foreground">
              {formatCount(mistakes.length, 'fråga', 'frågor')}
            </span>
          </div>
          <QuestionList
            items={mistakes}
            render={({ questionId, categoryId, option, isConfident }) => {
              const question = bank.byId.get(questionId);
              return (
                question && (
                  <ListedQuestion
                    question={question}
                    categoryName={names.get(categoryId) ?? ''}
                    mistaken={option}
                    isConfident={isConfident}
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

import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import { questionCounts } from 'virtual:content/question-counts';

import { useLearner } from '../../components/learner/learner-context';
import type { LicenceEntry } from '../../config/licence-entries';
import { paths } from '../../config/paths';
import { practiceCategoriesOptions } from '../../data/practice-categories/queries';
import { productsOptions } from '../../data/products/queries';
import type { FirstQuestion } from '../../domain/content/sample-question';
import { examAreaNames } from '../../domain/exam/exam-area';
import { formatCount, formatKronor } from '../../lib/format';
import { groupBy } from '../../lib/group-by';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { usePractisedLicence } from './use-practised-licence';

export interface FirstProps {
  entry: LicenceEntry;
  isPracticeOpen: boolean;
}

const words = (right: number, total: number): string => {
  if (right === total) return 'Du har en bra grund. Nu gäller det att täcka resten av provet.';
  if (right * 2 > total) return 'En bra början. Det du missade går att öva in.';
  return 'Nu vet du var du kan börja. Det är av felen man lär sig mest.';
};

/** How many were right in each area. */
function Areas({ asked, missed }: { asked: readonly FirstQuestion[]; missed: readonly unknown[] }) {
  return (
    <ul className="divide-y divide-border">
      {[...groupBy(asked, ({ area }) => area).values()].map((questions) => {
        const right = questions.filter((question) => !missed.includes(question)).length;
        const total = questions.length;
        const [first] = questions;
        return (
          <li key={first?.area} className="flex justify-between gap-4 py-2.5">
            <span className="min-w-0">{first && examAreaNames[first.area]}</span>
            <span className="flex shrink-0 items-center gap-2 font-medium tabular-nums">
              {right === total && <CircleCheck aria-hidden className="size-5 text-success" />}
              {right} av {total}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The way on for those with access: the category that needs it most, by what was asked. */
function GoOn({ question, isMissed }: { question: FirstQuestion | undefined; isMissed: boolean }) {
  const { access } = useLearner();
  const { data: categories = [] } = useQuery(practiceCategoriesOptions());
  const category = categories.find(({ id }) => id === question?.categoryId);
  const area = question && examAreaNames[question.area];
  return (
    <>
      {category !== undefined && category.name !== area && (
        <p>
          {category.name} hör till {area}
          {isMissed && ', där du svarade fel'}.
        </p>
      )}
      {access?.kind === 'freeMinutesUnopened' && (
        <p>
          Du har {formatCount(access.minutes, 'gratis minut', 'gratis minuter')} med alla frågor.
          Tiden börjar först när du startar.
        </p>
      )}
      <ButtonLink size="large" className="w-full sm:w-auto">
        <Link
          to={
            category === undefined
              ? paths.practice.getHref()
              : paths.practiceSession.getHref(category.name)
          }
        >
          Fortsätt öva{category !== undefined && `: ${category.name}`}
        </Link>
      </ButtonLink>
    </>
  );
}

/** What was answered wrongly, with what would have been right, for those who want to look. */
function Missed({ missed }: { missed: readonly FirstQuestion[] }) {
  if (missed.length === 0) return null;
  return (
    <details className="border-t border-border pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-medium text-primary">
        {missed.length === 1 ? 'Titta på frågan igen' : 'Titta på frågorna igen'}
      </summary>
      <ul className="grid gap-5 pt-2">
        {missed.map(({ id, text, options, answer, explanation }) => (
          <li key={id} className="grid gap-1">
            <p className="font-medium text-pretty">{text}</p>
            <p className="text-success-ink">Rätt svar: {options[answer]}</p>
            <p className="text-muted-foreground">{explanation}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What full access opens, for those without it; who has bought the tests has those. */
function Offer({ entry }: { entry: LicenceEntry }) {
  const hasTests = useLearner().access?.kind === 'license';
  const { data: products } = useQuery(productsOptions());
  const price = products?.find(({ id }) => id === 'full')?.price;
  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">Det här får du med full åtkomst</h2>
      <ul className="grid gap-2">
        {[
          `${formatCount(questionCounts[entry.licence], 'fråga', 'frågor')} för ${entry.title}, med förklaring till varje svar`,
          ...(hasTests ? [] : ['Teoriprov med klocka och gräns som på det riktiga']),
          'Repetition som tar upp en fråga när du är på väg att glömma den',
        ].map((gain) => (
          <li key={gain} className="flex gap-3">
            <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
            {gain}
          </li>
        ))}
      </ul>
      <p>
        {price !== undefined && `${formatKronor(price)}. `}Engångsbetalning, 14&nbsp;dagars
        ångerrätt.
      </p>
      <div className="grid gap-3 sm:flex">
        <ButtonLink size="large">
          <Link to={paths.purchase.getHref('full')}>Köp åtkomst</Link>
        </ButtonLink>
        <ButtonLink size="large" variant="outline">
          {hasTests ? (
            <Link to={paths.exam.getHref()}>Till proven</Link>
          ) : (
            <Link to={paths.home.getHref()}>Till Idag</Link>
          )}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** What the first five questions showed, and the way on. */
export function FirstResult({
  entry,
  isPracticeOpen,
  asked,
  missed,
}: FirstProps & { asked: readonly FirstQuestion[]; missed: readonly FirstQuestion[] }) {
  usePractisedLicence(entry.licence);
  const right = asked.length - missed.length;
  return (
    <Page title="Dina första frågor" heading="Så gick det" width="reading">
      <div className="grid gap-6">
        <Card className="grid gap-4">
          <p className="text-4xl font-bold tabular-nums">
            {right} av {asked.length} rätt
          </p>
          <p className="text-lg text-pretty">{words(right, asked.length)}</p>
          <Areas asked={asked} missed={missed} />
          <Missed missed={missed} />
          {isPracticeOpen && <GoOn question={missed[0] ?? asked[0]} isMissed={missed.length > 0} />}
        </Card>
        {!isPracticeOpen && <Offer entry={entry} />}
      </div>
    </Page>
  );
}

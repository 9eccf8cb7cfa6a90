import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';

import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { licenceNames } from '../../domain/licence-type';
import { listOptions } from '../../domain/question/question';
import { classNames } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Explanation } from '../../components/question/explanation';
import { QuestionMedia } from '../../components/question/question-media';
import { Difficulty } from './question-table';

/**
 * A question of the list, whole: beside the list on a wide screen, and at the foot of a narrower one when it has been
 * chosen there.
 */
export function WholeQuestion({
  question,
  isChosen,
  onClose,
}: {
  question: VersionedQuestion;
  /** False for one that is shown while something points at it: then no picture is fetched. */
  isChosen: boolean;
  onClose: () => void;
}) {
  const { kind, answer, explanation, source, concept, reviewedAt, licenceType } = question;
  return (
    <section
      aria-label="Hela frågan"
      tabIndex={0}
      className={classNames(
        'max-h-[60dvh] overflow-y-auto rounded-card border border-border bg-surface p-4 wrap-anywhere xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)]',
        isChosen
          ? 'max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-40 max-xl:shadow-lg'
          : 'max-xl:hidden',
      )}
    >
      <div className="flex items-start justify-between gap-2">
        <h3 className="text-lg leading-snug">{question.text}</h3>
        {isChosen && (
          <Button
            variant="quiet"
            className="-mt-2 -mr-2 w-11 shrink-0 !px-0"
            aria-label="Stäng frågan"
            onClick={onClose}
          >
            <X aria-hidden className="size-5" />
          </Button>
        )}
      </div>
      {isChosen && <QuestionMedia question={question} />}
      <ul className="mt-3 grid gap-1">
        {listOptions(question).map(({ key, text }) => (
          <li key={key} className={classNames('flex gap-2', key === answer && 'font-semibold')}>
            <span>{key.toUpperCase()}.</span>
            <span className="grow">{text}</span>
            {key === answer && (
              <>
                <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
                <span className="sr-only">rätt svar</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Explanation feedback={undefined} text={explanation} source={source} />
      <div className="mt-3 flex flex-wrap gap-2">
        <Badge>{question.category}</Badge>
        <Badge>{licenceNames[licenceType]}</Badge>
        <Difficulty kind={kind} level={question.difficulty} />
        {concept !== undefined && <Badge>{concept}</Badge>}
        {source === undefined && <Badge tone="warning">Utan lagrum</Badge>}
        {reviewedAt === undefined ? (
          <Badge tone="warning">Ogranskad</Badge>
        ) : (
          <Badge tone="success">Granskad {reviewedAt}</Badge>
        )}
      </div>
    </section>
  );
}

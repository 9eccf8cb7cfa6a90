import { useEffect, useRef, type ReactNode } from 'react';

import { difficultyName } from '../../domain/question/difficulty';
import { licenceNames } from '../../domain/licence-type';
import {
  changedFields,
  questionFieldNames,
  toQuestionFields,
  type QuestionField,
} from '../../domain/question/question-fields';
import type { Question } from '../../domain/question/question';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';

/** What a version says in a field, as the form shows it. */
function shown(question: Question, field: QuestionField): string {
  if (field === 'licenceType') return licenceNames[question.licenceType];
  if (field === 'category') return question.category;
  if (field === 'answer') return question.answer.toUpperCase();
  if (field === 'difficulty' && question.kind === 'practice') {
    return difficultyName(question.difficulty);
  }
  return toQuestionFields(question)[field] || '–';
}

function Version({ name, text }: { name: string; text: string }) {
  return (
    <div className="rounded-card border border-border bg-surface p-3">
      <p className="text-sm text-muted-foreground">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

/** Two versions of a question side by side, where they differ: the administrator chooses, and nothing is lost unseen. */
export function ConflictPanel({
  mine,
  theirs,
  problem,
  isBusy,
  onKeepMine,
  onTakeTheirs,
  onBack,
}: {
  mine: Question;
  theirs: Question;
  /** Why the administrator's version could not be saved. */
  problem: ReactNode;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onBack: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className="grid gap-4" aria-label="Jämför versionerna">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Någon annan har ändrat frågan
      </h3>
      <Alert tone="warning">
        Frågan sparades av någon annan medan du arbetade. Ingenting är överskrivet. Här är det som
        skiljer.
      </Alert>
      <dl className="grid gap-4">
        {changedFields(mine, theirs).map((field) => (
          <div key={field}>
            <dt className="mb-1 font-medium">{questionFieldNames[field]}</dt>
            <dd className="grid gap-2 sm:grid-cols-2">
              <Version name="Din version" text={shown(mine, field)} />
              <Version name="Den andras version" text={shown(theirs, field)} />
            </dd>
          </div>
        ))}
      </dl>
      {problem}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={onKeepMine}>
          Behåll min
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={onTakeTheirs}>
          Ta den andras
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          Tillbaka till formuläret
        </Button>
      </div>
    </section>
  );
}

import { difficultyName } from '../../domain/question/difficulty';
import { licenceNames } from '../../domain/licence-type';
import {
  changedFields,
  questionFieldNames,
  toQuestionFields,
  type QuestionField,
} from '../../domain/question/question-fields';
import type { Question } from '../../domain/question/question';

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

/** Two versions of a question side by side, where they differ. */
export function Differences({
  one,
  other,
  names,
}: {
  one: Question;
  other: Question;
  /** What the two are called. */
  names: readonly [string, string];
}) {
  return (
    <dl className="grid gap-4">
      {changedFields(one, other).map((field) => (
        <div key={field}>
          <dt className="mb-1 font-medium">{questionFieldNames[field]}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            <Version name={names[0]} text={shown(one, field)} />
            <Version name={names[1]} text={shown(other, field)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useState } from 'react';

import type { Handling } from '../../data/question-reports/handle-reports';
import { Button } from '../../ui/button';
import { AnswerField } from '../shared/answer-field';

const ways = [
  { status: 'done', label: 'Svara och markera åtgärdad' },
  { status: 'rejected', label: 'Svara och avvisa' },
] as const;

/** Answers the learners who have reported a question, and ends their reports, in one press. */
export function AnswerForm({
  isBusy,
  onAnswer,
}: {
  isBusy: boolean;
  onAnswer: (handling: Handling) => void;
}) {
  const [answer, setAnswer] = useState('');
  return (
    <details>
      <summary className="min-h-11 cursor-pointer">Svara eleven</summary>
      <div className="mt-2 grid gap-3">
        <AnswerField value={answer} onChange={setAnswer} hint="Visas på elevens Min Sida." />
        <div className="flex flex-wrap gap-3">
          {ways.map(({ status, label }) => (
            <Button
              key={status}
              variant="outline"
              disabled={isBusy || answer.trim() === ''}
              onClick={() => {
                onAnswer({ status, answer: answer.trim() });
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </div>
    </details>
  );
}

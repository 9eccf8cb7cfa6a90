import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { unanswered } from '../../domain/exam/attempt';
import { examName } from '../../domain/exam/exam-name';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { ExamTimer } from './exam-timer';
import type { RunningExam } from './use-exam-attempt';

/** The test that is under way, or what became of it while the learner was away. */
export function RunningCard({ exam: { attempt, finishedId, now, send } }: { exam: RunningExam }) {
  if (attempt === null || attempt.handedIn !== null) {
    if (finishedId === null) return null;
    return (
      <Alert tone="info" title="Ditt prov är inlämnat">
        Tiden tog slut eller så lämnades det in i en annan flik.{' '}
        <Link
          to={paths.examResult.getHref(finishedId)}
          className="font-medium underline underline-offset-4"
        >
          Visa resultatet
        </Link>
      </Alert>
    );
  }
  const total = attempt.questions.length;
  return (
    <Card className="border-primary">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Du har ett prov på gång</h2>
        <ExamTimer
          attempt={attempt}
          now={now}
          onTimeOut={() => {
            send({ kind: 'tick' });
          }}
        />
      </div>
      <p className="mt-2">
        {examName(attempt.examId)}: {total - unanswered(attempt).length} av {total} frågor
        besvarade. Klockan går.
      </p>
      <ButtonLink className="mt-4">
        <Link to={paths.examRun.getHref()}>Fortsätt provet</Link>
      </ButtonLink>
    </Card>
  );
}

import { confidences, type Confidence } from '../../../domain/progress/answer-event';
import type { calibrationOf } from '../../../domain/learning/calibration';
import { percentage } from '../../../domain/progress/result-band';
import { formatCount } from '../../../lib/format';
import { Card } from '../../../ui/card';

const names: Record<Confidence, string> = {
  sure: 'Säker',
  unsure: 'Osäker',
  guessed: 'Gissade',
};

/** Sure answers that say something of how well the learner knows himself. */
const enough = 10;

/** What the learner's own judgement is worth. */
function lesson({ answered, wrong }: { answered: number; wrong: number }): string {
  if (answered < enough) {
    return 'Säg hur säker du är på några svar till, så ser du här om du kan lita på känslan.';
  }
  const said = `Du var säker på ${formatCount(answered, 'svar', 'svar')}, ${String(wrong)} blev fel.`;
  const share = percentage(wrong, answered);
  if (share <= 10) return `${said} Du kan lita på din känsla.`;
  if (share <= 25) return `${said} Läs frågan en gång till innan du bestämmer dig.`;
  return `${said} Övertro på sig själv är en vanlig orsak till underkänt: gå igenom dem en gång till.`;
}

/** How often the learner was wrong when sure, unsure and guessing. */
export function CalibrationCard({
  calibration,
}: {
  calibration: ReturnType<typeof calibrationOf>;
}) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">Hur väl känner du dig själv?</h2>
      <p>{lesson(calibration.sure)}</p>
      {confidences.some((one) => calibration[one].answered > 0) && (
        <dl className="grid grid-cols-3 gap-4">
          {confidences.map((confidence) => {
            const { answered, wrong } = calibration[confidence];
            return (
              <div key={confidence}>
                <dt className="font-medium">{names[confidence]}</dt>
                <dd className="text-sm text-muted-foreground tabular-nums">
                  {answered === 0 ? 'inga svar' : `${String(wrong)} fel av ${String(answered)}`}
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Card>
  );
}

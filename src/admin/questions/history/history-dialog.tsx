import { useQuery } from '@tanstack/react-query';

import { pastQuestionsOptions, questionOptions } from '../../../data/questions/admin-queries';
import { withCategoryName } from '../../../domain/question/category-name';
import { changedFields, questionFieldNames } from '../../../domain/question/question-fields';
import type { Question } from '../../../domain/question/question';
import { formatDate, formatMoment } from '../../../lib/format';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogButtons } from '../../../ui/dialog-buttons';
import { NotLoaded } from '../../../ui/not-loaded';
import { Skeleton } from '../../../ui/skeleton';
import { Differences } from '../../shared/differences';

/** A moment as it is said, such as '28 november 2026 kl. 12.43'. */
function sayMoment(at: Date): string {
  const time = formatMoment(at).slice('yyyy-mm-dd '.length).replace(':', '.');
  return `${formatDate(at)} kl. ${time}`;
}

/** What a question has been, and how that differs from what is saved now. */
export default function HistoryDialog({
  id,
  onTake,
  onClose,
}: {
  id: string;
  onTake: (version: Question) => void;
  onClose: () => void;
}) {
  const versions = useQuery(pastQuestionsOptions(id));
  const saved = useQuery(questionOptions(id));
  const now = saved.data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Tidigare versioner"
      description="Vad som skiljer varje version från den sparade frågan. En version som hämtas fyller formuläret och gäller först när du sparar."
    >
      {versions.data === undefined || now == null ? (
        <NotLoaded
          queries={[versions, saved]}
          title="Kunde inte hämta versionerna"
          skeleton={<Skeleton className="h-32" />}
        />
      ) : (
        <>
          {versions.data.items.length === 0 && <p>Frågan har inga tidigare versioner.</p>}
          <ul
            aria-label="Tidigare versioner"
            className="grid max-h-[50dvh] gap-2 overflow-y-auto empty:hidden"
          >
            {versions.data.items.map((version) => {
              // a category that has another name now is no difference
              const named = withCategoryName(version.question, [
                { id: now.categoryId, name: now.category },
              ]);
              const names = changedFields(named, now).map((field) => questionFieldNames[field]);
              return (
                <li key={version.id} className="rounded-card border border-border p-3">
                  <details>
                    <summary className="min-h-11 cursor-pointer wrap-anywhere">
                      Gällde till {sayMoment(version.replacedAt)}.{' '}
                      {names.length === 0 ? 'Som nu.' : `Skiljer: ${names.join(', ')}`}
                    </summary>
                    <div className="mt-3 grid justify-items-start gap-3 [&>dl]:w-full">
                      <Differences one={named} other={now} names={['Då', 'Nu']} />
                      {names.length > 0 && (
                        <Button
                          variant="outline"
                          onClick={() => {
                            onTake(version.question);
                            onClose();
                          }}
                        >
                          Hämta till formuläret
                        </Button>
                      )}
                    </div>
                  </details>
                </li>
              );
            })}
          </ul>
          {versions.data.next !== null && <p>De senaste visas.</p>}
        </>
      )}
      <DialogButtons backLabel="Stäng" onBack={onClose} />
    </Dialog>
  );
}

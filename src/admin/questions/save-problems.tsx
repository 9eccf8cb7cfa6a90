import { isDataError } from '../../data/errors';
import { sameTextRemark } from '../../domain/content/judge-question';
import type { Question } from '../../domain/question/question';
import { Button } from '../../ui/button';
import { FormProblem } from '../../ui/form-problem';
import { problemText } from '../shared/messages';
import { draftFailed } from './use-save-draft';
import { saveFailed } from './use-save-question';

/** The problem that saving met, with the way out where the question itself is gone. */
export function SaveProblem({
  error,
  isDraft,
  onSaveAsNew,
}: {
  error: Error;
  isDraft: boolean;
  onSaveAsNew: () => void;
}) {
  const isGone = isDataError(error, 'not-found');
  return (
    <FormProblem title={saveFailed}>
      {isGone
        ? `${isDraft ? 'Utkastet' : 'Frågan'} har tagits bort av någon annan.`
        : isDraft && isDataError(error, 'conflict')
          ? 'Någon annan har ändrat utkastet. Spara utkastet först om det är din text som gäller.'
          : isDataError(error, 'category-gone')
            ? 'Frågans kategori har tagits bort av någon annan. Välj en annan kategori.'
            : problemText(error)}
      {isGone && (
        <div className="mt-2">
          <Button variant="outline" onClick={onSaveAsNew}>
            Spara som ny fråga
          </Button>
        </div>
      )}
    </FormProblem>
  );
}

/** The problem that saving a draft met, with the way out where somebody else has changed it or thrown it away. */
export function DraftProblem({ error, onSaveAnyway }: { error: Error; onSaveAnyway: () => void }) {
  const isOutdated = isDataError(error, 'conflict') || isDataError(error, 'not-found');
  return (
    <FormProblem title={draftFailed}>
      {isOutdated
        ? 'Någon annan har ändrat, publicerat eller kastat utkastet sedan du öppnade det.'
        : problemText(error)}
      {isOutdated && (
        <div className="mt-2">
          <Button variant="outline" onClick={onSaveAnyway}>
            Spara mitt ändå
          </Button>
        </div>
      )}
    </FormProblem>
  );
}

/** Says that another question asks the same, which may be meant. */
export function SameWarning({ same, onSave }: { same: Question; onSave: () => void }) {
  return (
    <FormProblem tone="warning" title={sameTextRemark}>
      Den finns i kategorin {same.category}: {same.text}
      <div className="mt-2">
        <Button variant="outline" onClick={onSave}>
          Spara ändå
        </Button>
      </div>
    </FormProblem>
  );
}

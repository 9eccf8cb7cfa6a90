import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';

import { deleteDraftOptions, draftsPageOptions } from '../../data/question-drafts/queries';
import type { QuestionDraft } from '../../data/question-drafts/stored-draft';
import { changedAt } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import { wordSearch } from '../../domain/question/search-words';
import { formatMoment } from '../../lib/format';
import { EmptyState } from '../../ui/empty-state';
import { Table } from '../../ui/table';
import { ConfirmDialog } from '../shared/confirm-dialog';
import { PagedList } from '../shared/paged-list';
import type { CategoryChoice, Filters } from '../shared/question-kinds';
import { useChange } from '../shared/use-change';
import { useDialog } from '../shared/use-dialog';
import { usePages } from '../shared/use-pages';
import { ActionButton, editButtonId } from './question-table';

/** Throws a draft away after asking; one that somebody has changed since it was shown stays. */
function DeleteDraftDialog({ draft, onClose }: { draft: QuestionDraft; onClose: () => void }) {
  const remove = useChange(deleteDraftOptions(draft), {
    failed: 'Kunde inte kasta utkastet.',
    done: () => {
      onClose();
      return 'Utkastet har kastats.';
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title="Kasta utkastet"
      question="Är du säker på att du vill kasta utkastet? Det går inte att ångra."
      confirmLabel="Kasta"
      isBusy={remove.isBusy}
      problem={remove.problem}
      onConfirm={remove.run}
      onClose={onClose}
    />
  );
}

/** Returns true iff the filters let a draft through. */
function isLetThrough({ fields }: QuestionDraft, filters: Filters): boolean {
  const { categoryId, licenceType, search = '' } = filters;
  return (
    (categoryId ?? fields.category) === fields.category &&
    (licenceType ?? fields.licenceType) === fields.licenceType &&
    (wordSearch(search)?.matches(fields) ?? true)
  );
}

/** The drafts of a kind, which no learner can read, page by page: what the filters let through of each page. */
export function DraftRows({
  kind,
  categories,
  filters,
  onEdit,
}: {
  kind: Question['kind'];
  categories: readonly CategoryChoice[];
  filters: Filters;
  onEdit: (draft: QuestionDraft) => void;
}) {
  const pages = usePages((cursor) => draftsPageOptions(kind, cursor));
  const deletion = useDialog((draft: QuestionDraft, onClose) => (
    <DeleteDraftDialog draft={draft} onClose={onClose} />
  ));
  const shown = pages.data?.filter((draft) => isLetThrough(draft, filters));
  const categoryOf = ({ fields }: QuestionDraft) =>
    categories.find(({ id }) => id === fields.category)?.name ?? '–';
  return (
    <>
      <PagedList
        pages={{ ...pages, data: shown }}
        errorTitle="Kunde inte ladda utkasten."
        empty={
          <EmptyState title={pages.hasNext ? 'Inga träffar hittills' : 'Inga utkast'}>
            <p>
              {pages.hasNext
                ? 'Det finns fler utkast att söka i. Tryck på Nästa.'
                : 'En fråga som du sparar som utkast syns här, och inte för eleverna förrän du publicerar den.'}
            </p>
          </EmptyState>
        }
      >
        {(drafts) => (
          <Table
            isDense
            caption="Utkast"
            rows={drafts}
            keyOf={({ id }) => id}
            columns={[
              {
                heading: 'Fråga',
                isWide: true,
                cell: ({ fields }) => (
                  <span className="block max-sm:line-clamp-2 sm:truncate" title={fields.text}>
                    {fields.text.trim() || 'Utan text'}
                  </span>
                ),
              },
              {
                heading: 'Kategori',
                onPhone: 'plain',
                cell: (draft) => (
                  <span className="block max-w-20 truncate sm:max-w-32" title={categoryOf(draft)}>
                    {categoryOf(draft)}
                  </span>
                ),
              },
              {
                heading: 'Ändrat',
                onPhone: 'plain',
                cell: ({ version }) => {
                  const at = changedAt(version);
                  return (
                    <span className="whitespace-nowrap">
                      {at === null ? '–' : formatMoment(at)}
                    </span>
                  );
                },
              },
              {
                heading: 'Åtgärder',
                onPhone: 'end',
                cell: (draft) => (
                  <div className="flex">
                    <ActionButton
                      icon={Pencil}
                      id={editButtonId(draft.id)}
                      label={`Redigera utkastet: ${draft.fields.text}`}
                      onClick={() => {
                        onEdit(draft);
                      }}
                    />
                    <ActionButton
                      icon={Trash2}
                      label={`Kasta utkastet: ${draft.fields.text}`}
                      isDestructive
                      onClick={() => {
                        deletion.open(draft);
                      }}
                    />
                  </div>
                ),
              },
            ]}
          />
        )}
      </PagedList>
      {deletion.dialog}
    </>
  );
}

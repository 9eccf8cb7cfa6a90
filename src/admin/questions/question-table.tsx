import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react/types';

import type { VersionedQuestion } from '../../data/questions/versioned-question';
import { difficultyName, difficultyTone } from '../../domain/question/difficulty';
import type { Question } from '../../domain/question/question';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CellText, Table, type Column } from '../../ui/table';
import { kinds } from '../shared/question-kinds';

/** What can be done with a question in the list. */
export interface QuestionActions {
  onEdit: (question: VersionedQuestion) => void;
  onCopy: (question: VersionedQuestion) => void;
  onDelete: (question: VersionedQuestion) => void;
}

/** Where focus goes when the editor of a question is left. */
export function editButtonId(questionId: string): string {
  return `redigera-${questionId}`;
}

const maxLength = 90;

/** The text, cut after a word where it is long. */
function truncate(text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\s+\S*$/, '')}…`;
}

function ActionButton({
  icon: Icon,
  label,
  id,
  isDestructive = false,
  onClick,
}: {
  icon: LucideIcon;
  label: string;
  id?: string;
  isDestructive?: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      {...(id !== undefined && { id })}
      variant={isDestructive ? 'quietDestructive' : 'quiet'}
      className="w-11 !px-0"
      aria-label={label}
      title={label.split(':')[0]}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}

/** The names are those of practice, with its three levels; the older questions have five. */
function Difficulty({ kind, level }: { kind: Question['kind']; level: number }) {
  if (kind === 'theory') return <Badge>{level} av 5</Badge>;
  return <Badge tone={difficultyTone(level)}>{difficultyName(level)}</Badge>;
}

/** The questions of a list, with what can be done with each (specification, section 2). */
export function QuestionTable({
  kind,
  questions,
  actions,
}: {
  kind: Question['kind'];
  questions: readonly VersionedQuestion[];
  actions: QuestionActions;
}) {
  const { title, difficulty, showsAnswer } = kinds[kind];
  const answer: Column<VersionedQuestion> = {
    heading: 'Rätt svar',
    cell: (question) => question.answer.toUpperCase(),
  };
  return (
    <Table
      caption={title}
      rows={questions}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: 'Fråga',
          cell: ({ text, imageUrl, scene }) => (
            <div className="grid max-w-lg min-w-56 justify-items-start gap-1 wrap-anywhere">
              <span>{truncate(text)}</span>
              {imageUrl !== undefined && <Badge tone="primary">Bild</Badge>}
              {scene !== undefined && <Badge tone="primary">Trafikbild</Badge>}
            </div>
          ),
        },
        { heading: 'Kategori', cell: ({ category }) => <CellText>{category}</CellText> },
        {
          heading: difficulty,
          cell: (question) => <Difficulty kind={kind} level={question.difficulty} />,
        },
        ...(showsAnswer ? [answer] : []),
        {
          heading: 'Åtgärder',
          cell: (question) => {
            const text = truncate(question.text);
            return (
              <div className="-my-1 flex">
                <ActionButton
                  icon={Pencil}
                  id={editButtonId(question.id)}
                  label={`Redigera: ${text}`}
                  onClick={() => {
                    actions.onEdit(question);
                  }}
                />
                <ActionButton
                  icon={Copy}
                  label={`Duplicera: ${text}`}
                  onClick={() => {
                    actions.onCopy(question);
                  }}
                />
                <ActionButton
                  icon={Trash2}
                  label={`Ta bort: ${text}`}
                  isDestructive
                  onClick={() => {
                    actions.onDelete(question);
                  }}
                />
              </div>
            );
          },
        },
      ]}
    />
  );
}

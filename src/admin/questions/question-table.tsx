import Copy from 'lucide-react/icons/copy';
import Image from 'lucide-react/icons/image';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from 'lucide-react/types';

import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { Question } from '../../domain/question/question';
import { classNames } from '../../lib/class-names';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Table, type Column } from '../../ui/table';
import { kinds } from '../shared/question-kinds';
import { DifficultyBadge } from './difficulty-badge';

/** What can be done with a question in the list. */
export interface QuestionActions {
  onEdit: (question: VersionedQuestion) => void;
  onCopy: (question: VersionedQuestion) => void;
  onDelete: (question: VersionedQuestion) => void;
}

/** Which questions something is to be done with together. */
interface Selection {
  isSelected: (question: VersionedQuestion) => boolean;
  onSelect: (question: VersionedQuestion, isSelected: boolean) => void;
}

/** Which questions are read beside the list. */
interface Reading {
  /** The one that is kept there. */
  chosenId: string | undefined;
  onChoose: (question: VersionedQuestion) => void;
  /** It is under the pointer, or has focus. */
  onPoint: (question: VersionedQuestion) => void;
}

/** Where focus goes when the editor of a question is left. */
export function editButtonId(questionId: string): string {
  return `redigera-${questionId}`;
}

/** Where focus goes when the question beside the list is closed. */
export function textButtonId(questionId: string): string {
  return `las-${questionId}`;
}

/** A small button of a row, named by what it does and to what. */
export function ActionButton({
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
      className="w-11 !px-0 sm:pointer-fine:!min-h-8 sm:pointer-fine:w-8"
      aria-label={label}
      title={label.split(':')[0]}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-5" />
    </Button>
  );
}

/** The names are those of practice, with its three levels; the older questions have five. */
export function Difficulty({ kind, level }: { kind: Question['kind']; level: number }) {
  if (kind === 'theory') return <Badge>{level} av 5</Badge>;
  return <DifficultyBadge level={level} />;
}

/** Says that the question has a picture: without its word where the text needs the room. */
function PictureBadge({ children }: { children: string }) {
  return (
    <Badge tone="primary">
      <Image aria-hidden className="size-4 max-xl:hidden 2xl:hidden" />
      <span className="xl:max-2xl:sr-only">{children}</span>
    </Badge>
  );
}

/** The text in one line, whole on a phone's two; it opens the question beside the list. */
function TextButton({ question, reading }: { question: VersionedQuestion; reading: Reading }) {
  const { text, imageUrl, scene } = question;
  const isChosen = reading.chosenId === question.id;
  return (
    <div
      className="flex items-center gap-2"
      onPointerEnter={() => {
        reading.onPoint(question);
      }}
    >
      <button
        id={textButtonId(question.id)}
        type="button"
        title={text}
        aria-pressed={isChosen}
        onFocus={() => {
          reading.onPoint(question);
        }}
        onClick={() => {
          reading.onChoose(question);
        }}
        className={classNames(
          'min-h-11 min-w-0 grow text-left max-sm:line-clamp-2 sm:truncate sm:pointer-fine:min-h-8',
          isChosen && 'font-semibold',
        )}
      >
        {text}
      </button>
      {imageUrl !== undefined && <PictureBadge>Bild</PictureBadge>}
      {scene !== undefined && <PictureBadge>Trafikbild</PictureBadge>}
    </div>
  );
}

/** The questions of a list, with what can be done with each (specification, section 2). */
export function QuestionTable({
  kind,
  questions,
  actions,
  selection,
  reading,
}: {
  kind: Question['kind'];
  questions: readonly VersionedQuestion[];
  actions: QuestionActions;
  selection: Selection;
  reading: Reading;
}) {
  const { title, difficulty, showsAnswer } = kinds[kind];
  const answer: Column<VersionedQuestion> = {
    heading: 'Rätt svar',
    onPhone: 'plain',
    cell: (question) => question.answer.toUpperCase(),
  };
  return (
    <Table
      isDense
      caption={title}
      rows={questions}
      keyOf={({ id }) => id}
      columns={[
        {
          heading: 'Välj',
          onPhone: 'lead',
          cell: (question) => (
            <label className="grid size-11 place-items-center sm:pointer-fine:size-8">
              <span className="sr-only">Välj: {question.text}</span>
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={selection.isSelected(question)}
                onChange={({ target }) => {
                  selection.onSelect(question, target.checked);
                }}
              />
            </label>
          ),
        },
        {
          heading: 'Fråga',
          onPhone: 'first',
          isWide: true,
          cell: (question) => <TextButton question={question} reading={reading} />,
        },
        {
          heading: 'Kategori',
          onPhone: 'rest',
          cell: ({ category }) => (
            <span className="block truncate sm:max-w-24" title={category}>
              {category}
            </span>
          ),
        },
        {
          heading: difficulty,
          onPhone: 'plain',
          cell: (question) => <Difficulty kind={kind} level={question.difficulty} />,
        },
        ...(showsAnswer ? [answer] : []),
        {
          heading: 'Åtgärder',
          onPhone: 'end',
          cell: (question) => (
            <div className="flex">
              <ActionButton
                icon={Pencil}
                id={editButtonId(question.id)}
                label={`Redigera: ${question.text}`}
                onClick={() => {
                  actions.onEdit(question);
                }}
              />
              <ActionButton
                icon={Copy}
                label={`Duplicera: ${question.text}`}
                onClick={() => {
                  actions.onCopy(question);
                }}
              />
              <ActionButton
                icon={Trash2}
                label={`Ta bort: ${question.text}`}
                isDestructive
                onClick={() => {
                  actions.onDelete(question);
                }}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

import { useState } from 'react';

import { TextField } from '../../ui/field';
import { TextareaField } from '../../ui/textarea-field';

/** A case as its fields have it: the rows of its table and its figures are lines. */
interface CaseTexts {
  id: string;
  title: string;
  text: string;
  rows: string;
  figures: string;
}

const noCase: CaseTexts = { id: '', title: '', text: '', rows: '', figures: '' };

function readTexts(written: string): CaseTexts {
  if (written.trim() === '') return noCase;
  try {
    const { rows, figures, ...texts } = JSON.parse(written) as Partial<
      Omit<CaseTexts, 'rows' | 'figures'> & { rows: string[][]; figures: string[] }
    >;
    return {
      ...noCase,
      ...texts,
      rows: rows?.map((row) => row.join(' | ')).join('\n') ?? '',
      figures: figures?.join('\n') ?? '',
    };
  } catch {
    return { ...noCase, text: written };
  }
}

function writeTexts({ id, title, text, rows, figures }: CaseTexts): string {
  if ([id, title, text, rows, figures].every((each) => each.trim() === '')) return '';
  const lines = (each: string) => each.split('\n').filter((line) => line.trim() !== '');
  return JSON.stringify({
    id: id.trim(),
    title,
    text,
    ...(rows.trim() !== '' && {
      rows: lines(rows).map((row) => row.split('|').map((cell) => cell.trim())),
    }),
    ...(figures.trim() !== '' && { figures: lines(figures) }),
  });
}

/** The case that the question is about: its text, a table, and figures that its questions share. */
export function CaseField({
  value,
  error,
  onChange,
}: {
  /** As JSON; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  // what is typed stays as it is typed; what comes from elsewhere, such as an older version, replaces it
  const [typed, setTyped] = useState(() => ({ texts: readTexts(value), written: value }));
  const texts = typed.written === value ? typed.texts : readTexts(value);
  const field = (name: keyof CaseTexts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => {
      const changed = { ...texts, [name]: target.value };
      const written = writeTexts(changed);
      setTyped({ texts: changed, written });
      onChange(written);
    },
  });
  const [isOpen, setIsOpen] = useState(value !== '');
  return (
    <details
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium">
        Fallstudie (valfritt)
      </summary>
      <div className="grid gap-4">
        <TextField
          label="Fallstudiens id"
          hint="Samma för alla frågor om fallet, till exempel bilens-resultat. Texten sparas med varje fråga: ändra den i alla."
          autoComplete="off"
          error={error}
          {...field('id')}
        />
        <TextField label="Fallstudiens rubrik" autoComplete="off" {...field('title')} />
        <TextareaField label="Fallstudiens text" {...field('text')} />
        <TextareaField
          label="Tabell"
          hint="En rad för varje rad i tabellen, rubrikerna först, med | mellan kolumnerna."
          rows={2}
          {...field('rows')}
        />
        <TextareaField
          label="Fallstudiens tal"
          hint="Skrivs som tal och formler; alla frågor om fallet får samma tal."
          rows={2}
          spellCheck={false}
          className="font-mono text-sm"
          {...field('figures')}
        />
      </div>
    </details>
  );
}

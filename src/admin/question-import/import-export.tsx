import FileDown from 'lucide-react/icons/file-down';
import FileUp from 'lucide-react/icons/file-up';
import { lazy, Suspense, useState } from 'react';

import type { Question } from '../../domain/question/question';
import { Button } from '../../ui/button';
import type { ListFilter } from './export-dialog';

const ImportDialog = lazy(() => import('./import-dialog'));
const ExportDialog = lazy(() => import('./export-dialog'));

/** The ways for many questions into the bank and out of it: two buttons, each with its dialog. */
export function ImportExport({
  kind,
  filter = {},
}: {
  kind: Question['kind'];
  /** What the list beside it is filtered by; the export offers just that too. */
  filter?: ListFilter;
}) {
  const [open, setOpen] = useState<'import' | 'export' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setOpen('import');
        }}
      >
        <FileUp aria-hidden className="size-4" />
        Importera
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          setOpen('export');
        }}
      >
        <FileDown aria-hidden className="size-4" />
        Exportera
      </Button>
      <Suspense fallback={null}>
        {open === 'import' && <ImportDialog kind={kind} onClose={close} />}
        {open === 'export' && <ExportDialog kind={kind} filter={filter} onClose={close} />}
      </Suspense>
    </>
  );
}

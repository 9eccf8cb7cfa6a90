import { useId, useState } from 'react';

import { findTagProblem, readTag, tagLength, tagsOf, type Tags } from '../../domain/question/tags';
import { TextField } from '../../ui/field';
import { FormDialog } from '../shared/form-dialog';

/** Asks which tag to put on questions; those that are there already are proposed. */
export function TagDialog({
  title,
  description,
  tags,
  ids,
  isBusy,
  reason,
  onTag,
  onClose,
}: {
  title: string;
  description: string;
  tags: Tags;
  /** Of the questions. */
  ids: readonly string[];
  isBusy: boolean;
  /** Why it has failed, where the dialog is the place to say so. */
  reason?: string | undefined;
  onTag: (tag: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <FormDialog
      title={title}
      description={description}
      saveLabel="Märk"
      isBusy={isBusy}
      failed="Kunde inte märka."
      reason={reason}
      onSubmit={() => {
        const tag = readTag(typed);
        const untagged = ids.filter((each) => !tagsOf(tags, each).includes(tag));
        const problem =
          findTagProblem(tags, { tag, ids: untagged, isSet: true }) ??
          (untagged.length === 0 ? `Det som är valt är redan märkt med ”${tag}”.` : null);
        if (problem === null) onTag(tag);
        else setError(problem);
      }}
      onClose={onClose}
    >
      <TextField
        label="Tagg"
        hint="Kort, till exempel behöver bild. Välj en som finns eller skriv en ny."
        autoComplete="off"
        list={`${id}-tags`}
        maxLength={tagLength}
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <datalist id={`${id}-tags`}>
        {[...tags.keys()].map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </FormDialog>
  );
}

import { useSearchParams } from 'react-router-dom';

import { draftParameter, editedParameter } from '../shared/question-kinds';
import { setCursors } from '../shared/use-address';

/** In the address of a tab: the id of the question that is being added, and of the one that it begins as a copy of. */
const newParameter = 'ny';
const copyParameter = 'kopia';

/** What the editor is open on. */
export interface Edited {
  /** Id of the question; of a new one the id that it gets, so that adding it twice makes one, also after a reload. */
  id: string;
  isNew: boolean;
  /** True for one that is saved as a draft, and is no question yet. */
  isDraft: boolean;
  /** Id of the question that a new one begins as a copy of; null for an empty one. */
  copyOf: string | null;
}

/** A question that is to be added. */
export function newQuestion(copyOf: string | null = null): Edited {
  return { id: crypto.randomUUID(), isNew: true, isDraft: false, copyOf };
}

/** A question that is there. */
export function editedQuestion(id: string): Edited {
  return { id, isNew: false, isDraft: false, copyOf: null };
}

function read(parameters: URLSearchParams): Edited | null {
  const newId = parameters.get(newParameter);
  const draftId = newId === null ? parameters.get(draftParameter) : null;
  const id = newId ?? draftId ?? parameters.get(editedParameter);
  if (id === null) return null;
  return {
    id,
    isNew: newId !== null,
    isDraft: draftId !== null,
    copyOf: newId && parameters.get(copyParameter),
  };
}

/**
 * Has the address say what is edited; null shows the list.
 * @param cursors the page of the list that it is on, where that is another one.
 */
type Edit = (edited: Edited | null, cursors?: readonly string[]) => void;

/** What is edited, as the address says, and how to have it say something else. */
export function useEdited(): [Edited | null, Edit] {
  const [parameters, setParameters] = useSearchParams();
  const edit: Edit = (edited, cursors) => {
    const said = {
      [editedParameter]: edited?.isNew === false && !edited.isDraft ? edited.id : null,
      [draftParameter]: edited?.isDraft === true ? edited.id : null,
      [newParameter]: edited?.isNew === true ? edited.id : null,
      [copyParameter]: edited?.copyOf ?? null,
    };
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(said)) {
          if (value === null) after.delete(name);
          else after.set(name, value);
        }
        if (cursors !== undefined) setCursors(after, cursors);
        return after;
      },
      // an editor that is left is nowhere to go back to
      { replace: read(parameters) !== null },
    );
  };
  return [read(parameters), edit];
}

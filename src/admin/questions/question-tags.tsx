import { useQuery } from '@tanstack/react-query';
import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import { useState } from 'react';

import { questionTagsOptions, tagOptions } from '../../data/question-tags/queries';
import type { Question } from '../../domain/question/question';
import { tagsOf, type Tags } from '../../domain/question/tags';
import { notifyError } from '../../ui/notify';
import { Button } from '../../ui/button';
import { useWrite } from '../../ui/use-write';
import { problemText } from '../shared/messages';
import { TagDialog } from './tag-dialog';

/** The tags of a question. They are put on and taken off at once, and are no part of what is saved with the question. */
export function QuestionTags({ id, kind }: Pick<Question, 'id' | 'kind'>) {
  const { data } = useQuery(questionTagsOptions(kind));
  const [isAsking, setIsAsking] = useState(false);
  const change = useWrite({
    ...tagOptions(kind),
    onError: (error, { isSet }) => {
      // the dialog says why
      const reason = isSet ? '' : ` ${problemText(error)}`;
      notifyError('Fel', `Kunde inte ändra taggarna.${reason}`);
    },
  });
  if (data === undefined) return null;
  const tags: Tags = data;
  return (
    <section aria-label="Taggar" className="mb-4 flex flex-wrap items-center gap-2">
      {tagsOf(tags, id).map((tag) => (
        <span
          key={tag}
          className="flex items-center rounded-full bg-muted pl-3 text-sm text-muted-ink"
        >
          {tag}
          <Button
            variant="quiet"
            className="w-11 !px-0"
            disabled={change.isPending}
            aria-label={`Ta bort taggen: ${tag}`}
            onClick={() => {
              change.mutate({ tag, ids: [id], isSet: false });
            }}
          >
            <X aria-hidden className="size-4" />
          </Button>
        </span>
      ))}
      <Button
        variant="outline"
        onClick={() => {
          change.reset();
          setIsAsking(true);
        }}
      >
        <Tag aria-hidden className="size-5" />
        Märk…
      </Button>
      {isAsking && (
        <TagDialog
          title="Märk frågan"
          description="Taggar är till för er administratörer: elever ser dem inte. De sparas genast."
          tags={tags}
          ids={[id]}
          isBusy={change.isPending}
          reason={change.isError ? problemText(change.error) : undefined}
          onTag={(tag) => {
            change.mutate(
              { tag, ids: [id], isSet: true },
              {
                onSuccess: () => {
                  setIsAsking(false);
                },
              },
            );
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </section>
  );
}

import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { Question } from '../../domain/question/question';
import type { TagChange, Tags } from '../../domain/question/tags';
import { invalidate } from '../invalidate';
import { readTags, writeTag } from './repository';

/** The tags of the questions of a kind; under the key of the panel's questions, which are listed by them. */
export function questionTagsOptions(kind: Question['kind']) {
  return queryOptions<Tags>({
    queryKey: ['admin', 'questions', 'tags', kind],
    queryFn: () => readTags(kind),
  });
}

/** Puts a tag on questions, or takes it off them. */
export function tagOptions(kind: Question['kind']) {
  return mutationOptions({
    mutationFn: (change: TagChange) => writeTag(kind, change),
    onSuccess: (_nothing, _change, _before, { client }) =>
      invalidate(client, ['admin', 'questions']),
  });
}

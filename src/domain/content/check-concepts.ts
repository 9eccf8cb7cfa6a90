import { licenceTypes } from '../licence-type';
import type { ContentProblem } from './check-content';
import { filesOf } from './coverage';
import type { ContentFile } from './content-file';

/** Returns the questions that are alone in their licence to ask for their concept: no sibling can take their place. */
export function checkConcepts(files: readonly ContentFile[]): ContentProblem[] {
  return licenceTypes.flatMap((licence) => {
    const questions = filesOf(files, licence).flatMap((file) => file.questions);
    const uses = new Map<string, number>();
    for (const { concept } of questions) uses.set(concept, (uses.get(concept) ?? 0) + 1);
    return questions
      .filter(({ concept }) => uses.get(concept) === 1)
      .map(({ id, concept }) => ({ where: id, what: `no other question asks for ${concept}` }));
  });
}

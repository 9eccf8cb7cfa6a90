import { limits } from '../../domain/limits';
import { hashOf } from '../../domain/hash';

/** Places that are tried for a test: where half of all are taken, one in a thousand finds none of them free. */
const tries = 10;

/**
 * The places that a test can have, in the order in which they are tried, at least one. They follow from its id, so that
 * everyone who stores the same test comes to the same place, and finds it there.
 */
export function placesOf(attemptId: string): string[] {
  const places = Array.from({ length: tries }, (_, index) =>
    String(hashOf(`${String(index)}:${attemptId}`) % limits.storedExams),
  );
  return [...new Set(places)];
}

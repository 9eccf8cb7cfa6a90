import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';

import { swedishDay } from '../calendar-day';
import type { PastAnswer } from './learner';

const dayLength = 24 * 60 * 60 * 1000;

/** FSRS-6 with its published parameters: reviews are days apart, and due when recall has sunk to 90 %. */
const algorithm = new FSRSAlgorithm({
  request_retention: 0.9,
  enable_short_term: false,
  enable_fuzz: false,
});

/** How well a rule is remembered. */
export interface Memory {
  /** Days in which recall sinks from 100 % to 90 %. */
  stability: number;
  /** The last answer, milliseconds since the epoch. */
  at: number;
  /** The day on which it should be asked again (calendar-day.ts). */
  dueDay: number;
}

/** Returns true iff the learner was sure, and wrong: what is corrected now sticks best (Butterfield and Metcalfe 2001). */
export function isConfidentError(answer: PastAnswer): boolean {
  return !answer.isRight && answer.confidence === 'sure';
}

/** Wrong is forgotten, and so is what was guessed; unsure is hard; the rest was known. */
function gradeOf({ isRight, confidence }: PastAnswer): Rating {
  if (!isRight || confidence === 'guessed') return Rating.Again;
  return confidence === 'unsure' ? Rating.Hard : Rating.Good;
}

/** An answer that came a day or more after another, and how probable it was that the rule was remembered. */
export interface Review {
  answer: PastAnswer;
  /** 0–1, before the answer. */
  retrievability: number;
  /** Whether all answers before were right, and none of them a guess. */
  wasFaultless: boolean;
}

/** The memory that answers leave, and what it foretold of each of them. */
interface Remembered {
  /** Null without any answer. */
  memory: Memory | null;
  reviews: readonly Review[];
}

/** What answers, given in order of time, leave in memory. A confident error is due the day after. */
export function remember(answers: readonly PastAnswer[]): Remembered {
  let state: FSRSState | null = null;
  let day = 0;
  let isFaultless = true;
  const reviews: Review[] = [];
  for (const answer of answers) {
    const today = swedishDay(answer.at);
    if (state !== null && today > day) {
      const retrievability = algorithm.forgetting_curve(today - day, state.stability);
      reviews.push({ answer, retrievability, wasFaultless: isFaultless });
    }
    const grade = gradeOf(answer);
    state = algorithm.next_state(state, state === null ? 0 : today - day, grade);
    if (grade === Rating.Again) isFaultless = false;
    day = today;
  }
  const last = answers.at(-1);
  if (state === null || last === undefined) return { memory: null, reviews };
  const interval = isConfidentError(last) ? 1 : algorithm.next_interval(state.stability, 0);
  const dueDay = day + interval;
  return { memory: { stability: state.stability, at: last.at, dueDay }, reviews };
}

/** The probability, 0–1, that it is remembered at a moment: FSRS-6's forgetting curve. */
export function retrievabilityAt(memory: Memory, now: number): number {
  const days = Math.max(0, now - memory.at) / dayLength;
  return algorithm.forgetting_curve(days, memory.stability);
}

import { queryOptions } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { address, newClient, showAt } from '../../../tests/drivers/page';
import { knowServerClock, setServerClock } from '../../../tests/drivers/server-clock';
import { examAttempt } from '../../../tests/factories/exam';
import { practiceQuestion } from '../../../tests/factories/practice';
import { recordExam } from '../../data/exams/record-exam';
import type { ExamAttempt } from '../../domain/exam/attempt';
import { markAttempt } from '../../domain/exam/exam-result';
import type { Question } from '../../domain/question/question';
import { ExamRunPage } from './exam-run-page';
import { attemptKey, attemptStore } from './exam-store';

vi.mock('../../data/exams/record-exam', () => ({ recordExam: vi.fn() }));
const read = vi.hoisted(() => ({ questions: vi.fn<(ids: readonly string[]) => Question[]>() }));
vi.mock('../../data/exams/queries', () => ({
  examQuestionsOptions: (_id: string, ids: readonly string[]) =>
    queryOptions({ queryKey: ['questions', ids], queryFn: () => read.questions(ids) }),
}));

const minute = 60_000;
const store = attemptStore('ada');
const key = attemptKey('ada');

/** A test of four questions that began five minutes ago. */
function running(change: Partial<ExamAttempt> = {}): ExamAttempt {
  const startedAt = Date.now() - 5 * minute;
  return examAttempt({
    startedAt,
    latest: startedAt,
    deadline: startedAt + 50 * minute,
    ...change,
  });
}

/** Puts the page on screen as a device that keeps this attempt has it. */
function show(attempt: ExamAttempt | null) {
  if (attempt !== null) store.write(attempt);
  return showAt('/prov/pagar', asLearner(<ExamRunPage />), {
    client: newClient(),
  });
}

const place = () => screen.findByText(/^Fråga \d av 4$/);
const option = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const isChecked = (name: string) => option(name).checked;
const stored = () => {
  const attempt = store.read();
  if (attempt === null) throw new Error('there is no test on the device');
  return attempt;
};

/** What another tab does to the test; this one is told of it, as browsers do, or not yet. */
function elsewhere(attempt: ExamAttempt | null, { isTold = true } = {}) {
  if (attempt === null) store.remove();
  else store.write(attempt);
  if (!isTold) return;
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

async function handIn() {
  await userEvent.click(screen.getByRole('button', { name: 'Lämna in provet' }));
  await userEvent.click(screen.getByRole('button', { name: 'Lämna in' }));
}

beforeEach(() => {
  vi.mocked(recordExam).mockReset().mockResolvedValue(true);
  setServerClock(0);
  read.questions.mockReset().mockImplementation((ids) => ids.map((id) => practiceQuestion(id)));
});

describe('a test under way', () => {
  test('is shown at its place with its answers, and what is done is kept', async () => {
    show(running({ position: 1, chosen: { q2: 'b' } }));
    expect((await place()).textContent).toBe('Fråga 2 av 4');
    expect(isChecked('q2 fel')).toBe(true);
    await userEvent.click(option('q2 rätt'));
    await userEvent.click(screen.getByRole('button', { name: 'Flagga' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
    expect(stored()).toMatchObject({ chosen: { q2: 'a' }, flagged: ['q2'], position: 2 });
  });

  test('has a map that tells answered questions from others at a glance', async () => {
    show(running({ chosen: { q1: 'b', q3: 'a' } }));
    await place();
    await userEvent.click(screen.getByRole('button', { name: '2 av 4 besvarade. Alla frågor' }));
    const map = within(screen.getByRole('dialog', { name: 'Alla frågor' }));
    const filled = map
      .getAllByRole('button', { name: /^Fråga/ })
      .map(({ classList }) => classList.contains('bg-primary'));
    expect(filled).toEqual([true, false, true, false]);
  });

  test.each([
    ['after this one', { position: 1, chosen: { q1: 'b' } }, 2],
    ['from the beginning, after the last', { position: 3, chosen: { q3: 'a' } }, 0],
  ] as const)('has a way to the next open question %s', async (_where, attempt, reached) => {
    show(running(attempt));
    await place();
    await userEvent.click(screen.getByRole('button', { name: /Alla frågor$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Till nästa obesvarade' }));
    expect(stored().position).toBe(reached);
  });

  test('offers no way to an open question where there is no other', async () => {
    show(running({ position: 1, chosen: { q1: 'b', q3: 'a', q4: 'a' } }));
    await place();
    await userEvent.click(screen.getByRole('button', { name: /Alla frågor$/ }));
    expect(screen.queryByRole('button', { name: 'Till nästa obesvarade' })).toBeNull();
  });

  test('that there is none of leads to where tests start', async () => {
    show(null);
    await waitFor(() => {
      expect(address()).toBe('/prov');
    });
    expect(recordExam).not.toHaveBeenCalled();
  });

  test('lets a question that has been deleted since be passed over', async () => {
    read.questions.mockReturnValue([practiceQuestion('q2')]);
    show(running());
    expect((await screen.findByText(/^Frågan har tagits bort/)).textContent).toContain('Gå vidare');
    await userEvent.keyboard('1');
    expect(stored().chosen).toEqual({});
    await userEvent.click(screen.getByRole('button', { name: 'Nästa' }));
    expect(screen.getByRole('heading', { name: 'Fråga q2?' })).toBe(document.activeElement);
  });

  test('whose questions cannot be loaded keeps its answers, and can try again', async () => {
    read.questions.mockImplementationOnce(() => {
      throw new Error('dead');
    });
    show(running({ chosen: { q1: 'b' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
    await place();
    expect(isChecked('q1 fel')).toBe(true);
  });
});

describe('two tabs', () => {
  test('add up: an answer in one does not undo what the other has done, of which it has not heard', async () => {
    const attempt = running();
    show(attempt);
    await place();
    elsewhere({ ...attempt, chosen: { q3: 'c' }, flagged: ['q4'] }, { isTold: false });
    await userEvent.click(option('q1 fel'));
    expect(stored()).toMatchObject({ chosen: { q1: 'b', q3: 'c' }, flagged: ['q4'] });
  });

  test('show the same: what one does is seen in the other', async () => {
    const attempt = running();
    show(attempt);
    await place();
    elsewhere({ ...attempt, position: 2, chosen: { q3: 'b' } });
    expect((await place()).textContent).toBe('Fråga 3 av 4');
    expect(isChecked('q3 fel')).toBe(true);
  });

  test('finish together: one that was handed in and recorded in the other shows its result', async () => {
    show(running());
    await place();
    elsewhere(null);
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(recordExam).not.toHaveBeenCalled();
  });

  test('cannot answer what the other has handed in', async () => {
    const attempt = running();
    const handedIn = { at: attempt.startedAt + minute, by: 'learner' } as const;
    show(attempt);
    await place();
    elsewhere({ ...attempt, handedIn }, { isTold: false });
    await userEvent.click(option('q1 fel'));
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(recordExam).toHaveBeenCalledWith('ada', markAttempt({ ...attempt, handedIn }));
  });
});

describe('a test that is handed in', () => {
  test('is recorded before the device lets go of it, and then its result is shown', async () => {
    let recorded: (isSafe: boolean) => void = () => undefined;
    vi.mocked(recordExam).mockReturnValue(
      new Promise((resolve) => {
        recorded = resolve;
      }),
    );
    show(running({ chosen: { q1: 'a', q2: 'b' } }));
    await place();
    await handIn();
    const result = markAttempt(stored());
    expect(result).toMatchObject({ endedBy: 'learner', id: 'prov1' });
    expect(result?.questions.map(({ isRight }) => isRight)).toEqual([true, false, false, false]);
    expect(vi.mocked(recordExam).mock.calls).toEqual([['ada', result]]);
    expect(address()).toBe('/prov/pagar');
    recorded(true);
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(store.read()).toBeNull();
  });

  test('is recorded by the next page load where this one came to an end too early', async () => {
    const attempt = running();
    const handedIn = { ...attempt, handedIn: { at: attempt.startedAt, by: 'learner' as const } };
    show(handedIn);
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(vi.mocked(recordExam).mock.calls).toEqual([['ada', markAttempt(handedIn)]]);
    expect(store.read()).toBeNull();
  });

  test('stays on the device while its result is not safe there, and is shown', async () => {
    vi.mocked(recordExam).mockResolvedValue(false);
    show(running());
    await place();
    await handIn();
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(stored()).toMatchObject({ id: 'prov1', handedIn: { by: 'learner' } });
  });

  test('takes no other test along that has begun meanwhile', async () => {
    const next = running({ id: 'prov2' });
    vi.mocked(recordExam).mockImplementation(() => {
      elsewhere(next, { isTold: false });
      return Promise.resolve(true);
    });
    show(running());
    await place();
    await handIn();
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(store.read()).toEqual(next);
  });

  test('by the clock, while the learner was away, ended at its deadline, whether the questions can be had or not', async () => {
    read.questions.mockImplementation(() => {
      throw new Error('dead');
    });
    const attempt = running({ deadline: Date.now() - 1, chosen: { q1: 'a' } });
    show(attempt);
    await waitFor(() => {
      expect(address()).toBe('/prov/resultat/prov1');
    });
    expect(recordExam).toHaveBeenCalledExactlyOnceWith(
      'ada',
      expect.objectContaining({ endedBy: 'clock', finishedAt: attempt.deadline }),
    );
  });
});

describe('by the clock of the server', () => {
  const away = 365 * 24 * 60 * minute;

  test.each([
    ['behind', away],
    ['ahead', -away],
  ])('a device that is a year %s has the same time left', async (_what, offset) => {
    setServerClock(offset);
    const now = Date.now() + offset;
    show(running({ startedAt: now, latest: now, deadline: now + 50 * minute }));
    await place();
    expect(screen.getByRole('timer', { name: 'Tid kvar' }).textContent).toMatch(/^(50:00|49:5\d)$/);
  });

  test('where that cannot be told, what is known of it holds', async () => {
    await knowServerClock(-away);
    setServerClock(null);
    const now = Date.now() - away;
    show(running({ startedAt: now, latest: now, deadline: now + 50 * minute }));
    await place();
    expect(screen.getByRole('timer').textContent).toMatch(/^(50:00|49:5\d)$/);
  });
});

describe('time that passes', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  test('is written down, so that a clock which is set back before the next visit gives none of it back', async () => {
    const { unmount } = show(running());
    await pass(20 * minute);
    unmount();
    vi.setSystemTime(Date.now() - 60 * minute);
    show(stored());
    await pass(100);
    expect(screen.getByRole('timer').textContent).toMatch(/^25:0\d$/);
  });

  test('ends the test, once, on a page that is open', async () => {
    const attempt = running({ deadline: Date.now() + 62_000 });
    show(attempt);
    await pass(61_000);
    expect(recordExam).not.toHaveBeenCalled();
    await pass(2000);
    expect(recordExam).toHaveBeenCalledExactlyOnceWith(
      'ada',
      expect.objectContaining({ endedBy: 'clock', finishedAt: attempt.deadline }),
    );
    expect(address()).toBe('/prov/resultat/prov1');
  });
});

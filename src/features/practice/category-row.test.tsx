import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';

import { asLearner } from '../../../tests/drivers/learner';
import { practiceCategory } from '../../../tests/factories/practice';
import type { PracticeCategory } from '../../domain/practice/category';
import { startSession, type PracticeSession } from '../../domain/practice/session';
import type { CategoryStanding } from '../../domain/progress/category-progress';
import { sessionStore } from '../../components/session/session-store';
import type { Recall } from '../../domain/learning/recall';
import { CategoryRow } from './category-row';

const category = practiceCategory('b-skyltar', {
  name: 'Skyltar & märken',
  description: 'Vad skyltarna betyder',
  questionCount: 20,
});
const untouched = { answered: 0, right: 0, percent: 0, isFinished: false };
const store = sessionStore('ada', category.id);

function show(
  standing: Partial<CategoryStanding> = {},
  change: Partial<PracticeCategory> = {},
  recall: Recall = { known: 0, fading: 0, unseen: 20 },
) {
  render(
    asLearner(
      <CategoryRow
        category={{ ...category, ...change }}
        standing={{ ...untouched, ...standing }}
        recall={recall}
      />,
    ),
    { wrapper: MemoryRouter },
  );
}
const open = () =>
  userEvent.click(screen.getByRole('button', { name: 'Om Skyltar & märken', expanded: false }));

const link = (name: string) => screen.queryByRole('link', { name: `${name}: Skyltar & märken` });
const bar = () => screen.getByRole('progressbar', { name: 'Framsteg i Skyltar & märken' });

test('a row tells how far the learner has come, and behind it what the category is', async () => {
  show({ answered: 10, right: 9, percent: 45 }, {}, { known: 8, fading: 2, unseen: 10 });
  expect(screen.getByRole('heading', { name: 'Skyltar & märken' })).toBeDefined();
  expect(screen.getByText('9 av 20 rätt')).toBeDefined();
  expect(screen.getByText('45 %')).toBeDefined();
  expect(bar().getAttribute('aria-valuenow')).toBe('45');
  expect(bar().getAttribute('aria-valuetext')).toBe('45 %: 8 sitter, 2 övade, 10 nya');
  const description = screen.getByText('Vad skyltarna betyder');
  expect(description.closest('[hidden]')).not.toBeNull();
  await open();
  expect(description.closest('[hidden]')).toBeNull();
  expect(screen.getByText('20 frågor')).toBeDefined();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '8 sitter',
    '2 övade',
    '10 nya',
  ]);
});

test('one question is one', () => {
  show({}, { questionCount: 1 });
  expect(screen.getByText('1 fråga')).toBeDefined();
});

test('a category without questions says so, and leads nowhere', () => {
  show({}, { questionCount: 0 }, { known: 0, fading: 0, unseen: 0 });
  expect(screen.getByText('Inga frågor än')).toBeDefined();
  expect(screen.queryByText('0 av 0 rätt')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a finished category says so instead of its share', () => {
  show({ answered: 20, right: 17, percent: 85, isFinished: true });
  expect(screen.getByText('Avklarad')).toBeDefined();
  expect(screen.queryByText('85 %')).toBeNull();
});

test.each([
  [80, 'bg-success'],
  [79, 'bg-warning'],
  [50, 'bg-warning'],
  [49, 'bg-destructive'],
])('progress of %i %% has the colour %s', (percent, colour) => {
  show({ answered: 20, percent });
  expect(bar().firstElementChild?.classList).toContain(colour);
});

test('an untouched category can be practised', () => {
  show();
  expect(link('Öva')?.getAttribute('href')).toBe('/ovning/Skyltar%20%26%20m%C3%A4rken');
  expect(link('Fortsätt')).toBeNull();
});

describe('with a session on the device', () => {
  const running = startSession({
    id: 's',
    categoryId: category.id,
    questionIds: ['q1'],
    seed: 1,
    now: 0,
  });

  test("'Fortsätt' is offered before there is any progress, and says where; 'Öva' is behind the row", async () => {
    store.write({ ...running, questionIds: ['q1', 'q2'], position: 1 });
    show();
    expect(screen.getByText('Fråga 2 av 2')).toBeDefined();
    expect(link('Öva')).toBeNull();
    await open();
    expect(link('Fortsätt')?.getAttribute('href')).toBe(link('Öva')?.getAttribute('href'));
    expect(link('Fortsätt')).not.toBeNull();
  });

  test.each([
    [
      'that is finished',
      () => {
        store.write({ ...running, finishedAt: 5 });
      },
    ],
    [
      "that is another learner's",
      () => {
        sessionStore('bo', category.id).write(running);
      },
    ],
    [
      'in another category',
      () => {
        sessionStore('ada', 'b-miljo').write(running);
      },
    ],
  ])('%s there is nothing to go on with', (_whose, keep) => {
    keep();
    show();
    expect(link('Fortsätt')).toBeNull();
    expect(link('Öva')).not.toBeNull();
  });

  async function press(name: string, session: PracticeSession) {
    store.write(session);
    show({ answered: 1 });
    await open();
    await userEvent.click(link(name) ?? document.body);
  }

  test("'Fortsätt' goes on with it", async () => {
    await press('Fortsätt', running);
    expect(store.read()).toEqual(running);
  });

  test("'Öva' of a row with nothing to go on with leaves what another tab has begun since", async () => {
    show();
    store.write(running);
    await userEvent.click(link('Öva') ?? document.body);
    expect(store.read()).toEqual(running);
  });

  test("'Öva' starts anew, and leaves what is another learner's", async () => {
    const other = sessionStore('bo', category.id);
    other.write(running);
    await press('Öva', running);
    expect(store.read()).toBeNull();
    expect(other.read()).toEqual(running);
  });
});

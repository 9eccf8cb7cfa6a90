import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  button,
  choose,
  feedback,
  press,
  show,
  store,
} from '../../../tests/drivers/practice-session';
import { recordAnswer } from '../../data/learning/record-answers';

vi.mock('../question/save-toggle', () => ({ SaveToggle: () => null }));
vi.mock('../../ui/notify', () => ({ notifyErrorElsewhere: vi.fn() }));
vi.mock('../../data/learning/record-answers', () => ({
  recordAnswer: vi.fn(),
  recordSession: vi.fn(),
}));

beforeEach(() => {
  vi.clearAllMocks();
  store.remove();
});

const alarm = /^Du var säker – då är det här värt extra uppmärksamhet\./;
const recorded = () => vi.mocked(recordAnswer).mock.calls[0]?.[1].confidence;
const chips = () => screen.getByRole('group', { name: 'Hur säker är du?', hidden: true });

test('keeps its place before there is anything to be sure of', async () => {
  show();
  expect(chips().className).toContain('invisible');
  await choose('b');
  expect(chips().className).not.toContain('invisible');
});

test('of a wrong answer is told, and goes with the answer', async () => {
  show();
  await choose('b');
  await press('Jag är säker');
  await press('Svara');
  expect(screen.getByText(alarm)).toBeDefined();
  expect(recorded()).toBe('sure');
});

test('of a right answer, or less than sure, says nothing more', async () => {
  show();
  await choose('b');
  await press('Jag är osäker');
  await press('Svara');
  expect(feedback()).not.toBeNull();
  expect(screen.queryByText(alarm)).toBeNull();
  expect(recorded()).toBe('unsure');
});

test('need not be said, and can be taken back', async () => {
  show();
  await choose('b');
  await press('Jag gissar');
  await press('Jag gissar');
  expect(button('Jag gissar').getAttribute('aria-pressed')).toBe('false');
  await press('Svara');
  expect(recordAnswer).toHaveBeenCalledOnce();
  expect(recorded()).toBeUndefined();
});

test('can be said by its first letter, once an option is chosen', async () => {
  show();
  const heading = screen.getByRole('heading', { level: 2 });
  fireEvent.keyDown(heading, { key: 'g' });
  await choose('a');
  expect(button('Jag gissar').getAttribute('aria-pressed')).toBe('false');
  fireEvent.keyDown(heading, { key: 's' });
  expect(button('Jag är säker').getAttribute('aria-pressed')).toBe('true');
});

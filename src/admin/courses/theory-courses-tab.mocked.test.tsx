import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { DataError } from '../../data/errors';
import type { VersionedCourse } from '../../data/theory-courses/stored-theory-course';
import { newTheoryCourse, type TheoryCourse } from '../../domain/course/theory-course';
import TheoryCoursesTab from './theory-courses-tab';

const course: VersionedCourse = { ...newTheoryCourse('k1'), title: 'Väjning', version: '7' };

const data = vi.hoisted(() => ({
  listTheoryCourses: vi.fn<() => Promise<{ items: VersionedCourse[]; next: null }>>(),
  saveTheoryCourse: vi.fn<(course: TheoryCourse, base: string | null) => Promise<void>>(),
  deleteTheoryCourse: vi.fn<(id: string) => Promise<void>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/theory-courses/repository', () => data);
vi.mock('../../data/theory-courses/change-courses', () => data);
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () => ({
    queryKey: ['categories'],
    queryFn: () => [{ id: 'b-fart', name: 'Fart', licenceType: 'B' }],
  }),
}));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listTheoryCourses.mockResolvedValue({ items: [course], next: null });
  data.saveTheoryCourse.mockResolvedValue();
  data.deleteTheoryCourse.mockResolvedValue();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function show() {
  const shown = showInPanel('/admin/theory-courses', <TheoryCoursesTab />);
  await screen.findByRole('button', { name: /Redigera.*Väjning/ });
  return shown;
}

test('a half-written course is offered again, until it is saved', async () => {
  const { unmount } = await show();
  await press('Skapa kurs');
  await userEvent.type(screen.getByLabelText('Titel'), 'Fart');
  await userEvent.click(screen.getByRole('checkbox'));
  unmount();
  await show();
  await press('Skapa kurs');
  await press('Fortsätt skriva');
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('Fart');
  await press('Spara');
  await screen.findByRole('button', { name: /Redigera.*Väjning/ });
  expect(data.saveTheoryCourse.mock.lastCall).toMatchObject([
    { title: 'Fart', isPublished: true },
    null,
  ]);
  await press('Skapa kurs');
  expect(screen.getByLabelText<HTMLInputElement>('Titel').value).toBe('');
});

test('a course is created as a draft of 30 minutes, its text shown as it will be read', async () => {
  await show();
  await press('Skapa kurs');
  expect(document.activeElement?.textContent).toBe('Skapa teorikurs');
  await userEvent.type(screen.getByLabelText('Titel'), ' Fart ');
  await userEvent.type(screen.getByLabelText('Innehåll'), '# Fart');
  const preview = within(screen.getByRole('region', { name: 'Förhandsvisning' }));
  expect(await preview.findByRole('heading', { level: 4, name: 'Fart' })).toBeDefined();
  await screen.findByRole('option', { name: 'Fart (B-kort)' });
  await userEvent.selectOptions(screen.getByLabelText('Kontrollfrågor ur'), 'b-fart');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Spara' }));
  await screen.findByRole('button', { name: /Redigera.*Väjning/ });
  expect(data.saveTheoryCourse).toHaveBeenCalledOnce();
  const [saved, base] = data.saveTheoryCourse.mock.calls[0] ?? [];
  expect(saved).toMatchObject({
    title: 'Fart',
    content: '# Fart',
    minutes: 30,
    categoryId: 'b-fart',
    isPublished: false,
  });
  expect(base).toBeNull();
  expect(data.success).toHaveBeenCalledWith('Framgång', 'Teorikurs har skapats.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Skapa kurs' }));
});

test.each(['9', '121', '', '30.5'])('a course of "%s" minutes is not saved', async (minutes) => {
  await show();
  await press(/Redigera/);
  await userEvent.clear(screen.getByLabelText('Varaktighet (minuter)'));
  if (minutes !== '') {
    await userEvent.type(screen.getByLabelText('Varaktighet (minuter)'), minutes);
  }
  await press('Spara');
  expect(await screen.findByText('Skriv hela minuter, från 10 till 120.')).toBeDefined();
  expect(data.saveTheoryCourse).not.toHaveBeenCalled();
});

test.each([
  ['![Stopp](skylt:B99)', 'Märket ”B99” finns inte.'],
  ['Hej\n\n```scen\n{\n```', 'Rad 3: Trafikbilden är inte giltig JSON.'],
])('a course whose text has %j is not saved', async (text, problem) => {
  await show();
  await press(/Redigera/);
  await userEvent.click(screen.getByLabelText('Innehåll'));
  await userEvent.paste(text);
  await press('Spara');
  expect(await screen.findByText(problem)).toBeDefined();
  expect(data.saveTheoryCourse).not.toHaveBeenCalled();
});

test('a course that somebody else has saved meanwhile is not overwritten, and what is typed stays', async () => {
  data.saveTheoryCourse.mockRejectedValue(new DataError('conflict', 'meanwhile'));
  await show();
  await press(/Redigera/);
  await userEvent.type(screen.getByLabelText('Beskrivning'), 'Min text');
  await press('Spara');
  expect((await screen.findByRole('alert')).textContent).toContain('Någon annan har sparat');
  expect(data.saveTheoryCourse.mock.calls[0]?.[1]).toBe('7');
  expect(data.error).toHaveBeenCalledWith('Fel', 'Kunde inte spara kursen.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Beskrivning').value).toBe('Min text');
});

test('a course is deleted after a question', async () => {
  await show();
  await press(/Ta bort/);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Är du säker på att du vill ta bort denna kurs?')).toBeDefined();
  data.listTheoryCourses.mockResolvedValue({ items: [], next: null });
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Inga teorikurser än')).toBeDefined();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(data.deleteTheoryCourse).toHaveBeenCalledWith('k1');
  expect(data.success).toHaveBeenCalledWith('Framgång', 'Kursen har tagits bort.');
});

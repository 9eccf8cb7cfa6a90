import { queryOptions } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { practiceCategory } from '../../../tests/factories/practice';
import { DataError } from '../../data/errors';
import type { CategoryEdit } from '../../data/practice-categories/save-category';
import type { PracticeCategory } from '../../domain/practice/category';
import PracticeCategoriesTab from './practice-categories-tab';

const miljo = practiceCategory('b-miljo', { name: 'Miljö', order: 4, questionCount: 12 });

const data = vi.hoisted(() => ({
  list: vi.fn<() => Promise<PracticeCategory[]>>(),
  addPracticeCategory: vi.fn<(category: CategoryEdit) => Promise<void>>(),
  changePracticeCategory: vi.fn<(edit: CategoryEdit, base: CategoryEdit) => Promise<void>>(),
  deletePracticeCategory: vi.fn<(id: string) => Promise<number>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/practice-categories/queries', () => ({
  practiceCategoriesOptions: () =>
    queryOptions({ queryKey: ['practiceCategories', 'list'], queryFn: data.list }),
}));
vi.mock('../../data/questions/admin-queries', () => ({
  questionsChanged: (client: { invalidateQueries: () => Promise<void> }) =>
    client.invalidateQueries(),
}));
vi.mock('../../data/question-categories/repository', () => data);
vi.mock('../../data/practice-categories/save-category', () => data);
vi.mock('../../data/questions/delete-category', () => data);
vi.mock('../../data/question-categories/repository', () => ({}));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.list.mockResolvedValue([miljo]);
  data.addPracticeCategory.mockResolvedValue();
  data.changePracticeCategory.mockResolvedValue();
  showInPanel('/admin/practice-categories', <PracticeCategoriesTab />);
});

const press = async (name: string) => {
  await screen.findByRole('button', { name: 'Redigera: Miljö' }).catch(() => null);
  await userEvent.click(screen.getByRole('button', { name }));
};
const pressInForm = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

test('a category is added once, last in order', async () => {
  await press('Lägg till kategori');
  await pressInForm('Spara');
  expect(screen.getByText('Namn är obligatoriskt.')).toBeDefined();
  expect(screen.getByText('Beskrivning är obligatorisk.')).toBeDefined();
  fill('Namn', ' Fordonet ');
  fill('Beskrivning', 'Däck och bromsar');
  fill('Pris (kr)', '1.5');
  await userEvent.click(screen.getByRole('radio', { name: 'Klocka' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Grön' }));
  await pressInForm('Spara');
  expect(await screen.findByText(/Skriv ett pris i hela kronor/)).toBeDefined();
  fill('Pris (kr)', '120');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Övningskategorin har lagts till.');
  });
  expect(data.addPracticeCategory.mock.calls).toMatchObject([
    [{ name: 'Fordonet', price: 120, icon: 'Clock', color: 'bg-success', order: 5 }],
  ]);
});

test('a new category comes after the others of its licence, or where one says', async () => {
  data.list.mockResolvedValue([
    miljo,
    practiceCategory('mc', { licenceType: 'MC', order: 106 }),
    practiceCategory('taxi-akeri', { licenceType: 'TAXI_AKERI', order: 403 }),
  ]);
  cleanup();
  showInPanel('/admin/practice-categories', <PracticeCategoriesTab />);
  await press('Lägg till kategori');
  const order = () => screen.getByLabelText<HTMLInputElement>('Ordning').value;
  expect(order()).toBe('5');
  const licence = screen.getByLabelText('Körkortstyp');
  await userEvent.selectOptions(licence, 'MC-kort');
  expect(order()).toBe('107');
  await userEvent.selectOptions(licence, 'Lastbil');
  expect(order()).toBe('1');
  fill('Ordning', '3');
  await userEvent.selectOptions(licence, 'MC-kort');
  expect(order()).toBe('3');
});

test('a category is changed; a name that another has is refused at its field', async () => {
  data.changePracticeCategory.mockRejectedValueOnce(new DataError('name-taken', 'there'));
  await press('Redigera: Miljö');
  expect(screen.getByText(/12\sfrågor följer med när du byter namn/)).toBeDefined();
  // its questions are for that licence
  expect(within(screen.getByLabelText('Körkortstyp')).getAllByRole('option')).toHaveLength(1);
  fill('Namn', 'Fordonet');
  await pressInForm('Spara');
  const description = 'Det finns redan en övningskategori med det namnet.';
  expect(await screen.findByRole('textbox', { name: 'Namn', description })).toBeDefined();
  data.changePracticeCategory.mockRejectedValueOnce(new DataError('network', 'gone'));
  fill('Namn', 'Natur');
  await pressInForm('Spara');
  expect((await screen.findByRole('alert')).textContent).toContain('Kontrollera din anslutning');
  expect(data.error).toHaveBeenCalledWith('Fel', 'Kunde inte spara övningskategorin.');
  data.changePracticeCategory.mockRejectedValueOnce(new DataError('conflict', 'meanwhile'));
  await pressInForm('Spara');
  expect(await screen.findByText(/Någon annan har ändrat kategorin\./)).toBeDefined();
  await pressInForm('Spara');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Övningskategorin har uppdaterats.');
  });
  expect(data.changePracticeCategory.mock.lastCall).toMatchObject([
    { id: 'b-miljo', name: 'Natur' },
    miljo,
  ]);
});

test('a category that still has questions says how many and stays', async () => {
  data.deletePracticeCategory.mockResolvedValue(12);
  await press('Ta bort: Miljö');
  const dialog = within(screen.getByRole('dialog'));
  const question = 'Är du säker på att du vill ta bort denna övningskategori?';
  expect(dialog.getByText(question)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/har 12\sfrågor\. Flytta/);
  data.deletePracticeCategory.mockRejectedValueOnce(new DataError('network', 'gone'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => {
    expect(data.error).toHaveBeenCalledWith('Fel', 'Kunde inte ta bort övningskategorin.');
  });
  data.deletePracticeCategory.mockResolvedValue(0);
  data.list.mockResolvedValue([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Inga övningskategorier än')).toBeDefined();
});

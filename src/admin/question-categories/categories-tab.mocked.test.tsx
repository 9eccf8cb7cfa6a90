import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { showInPanel } from '../../../tests/drivers/panel';
import { DataError } from '../../data/errors';
import type { QuestionCategory } from '../../domain/question/question-category';
import CategoriesTab from './categories-tab';

const fordon: QuestionCategory = { id: 'fordon', name: 'fordon', price: 149 };

const data = vi.hoisted(() => ({
  listQuestionCategories: vi.fn<() => Promise<QuestionCategory[]>>(),
  addQuestionCategory: vi.fn<(category: unknown) => Promise<void>>(),
  changeQuestionCategoryPrice: vi.fn<(id: string, price: number) => Promise<void>>(),
  deleteQuestionCategory: vi.fn<(id: string) => Promise<number>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/question-categories/repository', () => data);
vi.mock('../../data/questions/admin-queries', () => ({ questionsChanged: vi.fn() }));
vi.mock('../../data/questions/delete-category', () => data);
vi.mock('../../data/questions/admin-queries', () => ({}));
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listQuestionCategories.mockResolvedValue([fordon]);
  data.addQuestionCategory.mockResolvedValue();
  data.changeQuestionCategoryPrice.mockResolvedValue();
  data.deleteQuestionCategory.mockResolvedValue(0);
});

async function show() {
  showInPanel('/admin/categories', <CategoriesTab />);
  await screen.findByRole('heading', { name: 'fordon' });
}
const fill = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text !== '') await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));
const pressInDialog = (name: string) => userEvent.click(dialog().getByRole('button', { name }));
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

test('a category is added, the list read anew and the form ready for the next', async () => {
  await show();
  await fill('Namn', 'Miljö');
  data.listQuestionCategories.mockResolvedValue([
    fordon,
    { id: 'miljö', name: 'miljö', price: 99 },
  ]);
  await press('Lägg till');
  expect(await screen.findByRole('heading', { name: 'miljö' })).toBeDefined();
  expect(data.addQuestionCategory.mock.calls[0]?.[0]).toEqual({ name: 'Miljö', price: 99 });
  expect(data.success).toHaveBeenCalledWith('Framgång', 'Kategori har lagts till.');
  expect(screen.getByLabelText<HTMLInputElement>('Namn').value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('Namn'));
});

test('a double click adds one category', async () => {
  await show();
  await fill('Namn', 'Miljö');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Lägg till' }));
  await waitFor(() => {
    expect(data.success).toHaveBeenCalled();
  });
  expect(data.addQuestionCategory).toHaveBeenCalledOnce();
  expect(screen.queryByText('Namn är obligatoriskt.')).toBeNull();
});

test.each([
  ['  ', '99', 'Namn är obligatoriskt.'],
  ['Miljö', '0', /från 1 till/],
  ['Miljö', '', /från 1 till/],
  ['Miljö', '1.5', /från 1 till/],
])('the name "%s" with the price "%s" is not sent', async (name, price, problem) => {
  await show();
  await fill('Namn', name);
  await fill('Pris (kr)', price);
  await press('Lägg till');
  expect(await screen.findByText(problem)).toBeDefined();
  expect(data.addQuestionCategory).not.toHaveBeenCalled();
});

test('a name that is there already is refused at its field', async () => {
  data.addQuestionCategory.mockRejectedValue(new DataError('conflict', 'there'));
  await show();
  await fill('Namn', 'Fordon');
  await press('Lägg till');
  const description = 'Det finns redan en kategori med det namnet.';
  expect(await screen.findByRole('textbox', { name: 'Namn', description })).toBeDefined();
  expect(data.error).not.toHaveBeenCalled();
});

test('a category that cannot be added says so', async () => {
  data.addQuestionCategory.mockRejectedValue(new DataError('network', 'gone'));
  await show();
  await fill('Namn', 'Miljö');
  await press('Lägg till');
  expect((await screen.findByRole('alert')).textContent).toContain('Kontrollera din anslutning');
  expect(data.error).toHaveBeenCalledWith('Fel', 'Kunde inte lägga till kategorin.');
});

test('a category gets another price', async () => {
  await show();
  await press(/Ändra pris/);
  await userEvent.clear(dialog().getByLabelText('Pris (kr)'));
  await userEvent.type(dialog().getByLabelText('Pris (kr)'), '77{Enter}');
  await isClosed();
  expect(data.changeQuestionCategoryPrice).toHaveBeenCalledWith('fordon', 77);
  expect(data.success).toHaveBeenCalledWith('Framgång', 'Kategori har uppdaterats.');
});

test('a category is deleted after a question', async () => {
  await show();
  await press(/Ta bort/);
  expect(dialog().getByText('Är du säker på att du vill ta bort denna kategori?')).toBeDefined();
  await pressInDialog('Avbryt');
  await isClosed();
  expect(data.deleteQuestionCategory).not.toHaveBeenCalled();
  await press(/Ta bort/);
  data.listQuestionCategories.mockResolvedValue([]);
  await pressInDialog('Ta bort');
  expect(await screen.findByText('Inga kategorier än')).toBeDefined();
  await isClosed();
  expect(data.success).toHaveBeenCalledWith('Framgång', 'Kategori har tagits bort.');
});

test('a category that still has questions says how many and stays', async () => {
  data.deleteQuestionCategory.mockResolvedValue(12);
  await show();
  await press(/Ta bort/);
  await pressInDialog('Ta bort');
  expect((await dialog().findByRole('alert')).textContent).toMatch(/har 12\sfrågor\. Flytta/);
  expect(data.success).not.toHaveBeenCalled();
});

test('a category that cannot be deleted says so', async () => {
  data.deleteQuestionCategory.mockRejectedValue(new DataError('network', 'gone'));
  await show();
  await press(/Ta bort/);
  await pressInDialog('Ta bort');
  expect((await dialog().findByRole('alert')).textContent).toContain(
    'Kunde inte ta bort kategorin.',
  );
});

import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { practiceQuestion } from '../../../tests/factories/practice';
import { expectLogged } from '../../../tests/setup/fail-on-console';
import { focusedText } from '../../../tests/drivers/focus';
import { address, addressSearch } from '../../../tests/drivers/page';
import { showInPanel } from '../../../tests/drivers/panel';
import { DataError } from '../../data/errors';
import type { Page } from '../../data/firebase/page';
import type { QuestionFilter } from '../../data/questions/admin-repository';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { QuestionWrite } from '../../data/questions/write-questions';
import type { Question } from '../../domain/question/question';
import type { CategoryChoice } from '../shared/question-kinds';
import { QuestionPanel } from './question-panel';

const first: VersionedQuestion = { ...practiceQuestion('q1'), version: '1.0' };
const miljo: CategoryChoice = { id: 'b-miljo', name: 'Miljö', price: 99, licenceType: 'MC' };

const data = vi.hoisted(() => ({
  listQuestionsPage: vi.fn<(filter: QuestionFilter) => Promise<Page<VersionedQuestion>>>(),
  findByText: vi.fn<(texts: string[]) => Promise<Question[]>>(),
  findQuestion: vi.fn<(id: string) => Promise<VersionedQuestion | null>>(),
  writeQuestions: vi.fn<(writes: QuestionWrite[]) => Promise<void>>(),
  deleteQuestion: vi.fn<(question: VersionedQuestion) => Promise<void>>(),
  uploadQuestionImage: vi.fn<(image: Blob, type: string) => Promise<string>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/questions/admin-repository', () => data);
vi.mock('../../data/question-import/find-stored', () => data);
vi.mock('../../data/questions/categories-of', () => ({
  withCurrentNames: (questions: Question[]) => Promise.resolve(questions),
}));
vi.mock('../../data/questions/write-questions', () => data);
vi.mock('../../data/questions/delete-question', () => data);
vi.mock('../../data/question-images/upload', () => data);
vi.mock('../../ui/notify', () => ({ notifySuccess: data.success, notifyError: data.error }));

// jsdom has no Blob.arrayBuffer
Blob.prototype.arrayBuffer = function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (reader.result instanceof ArrayBuffer) resolve(reader.result);
    };
    reader.readAsArrayBuffer(this);
  });
};

beforeEach(() => {
  for (const call of Object.values(data)) call.mockReset();
  data.listQuestionsPage.mockResolvedValue({ items: [first], next: null });
  data.findByText.mockResolvedValue([]);
  data.findQuestion.mockResolvedValue(first);
  data.writeQuestions.mockResolvedValue();
  data.deleteQuestion.mockResolvedValue();
});

function Tab({ categories }: { categories: readonly CategoryChoice[] }) {
  const source = useQuery({
    queryKey: ['categories', categories],
    queryFn: () => Promise.resolve(categories),
  });
  return <QuestionPanel kind="practice" categories={source} />;
}

const show = (at = '/admin', categories = [miljo]) =>
  showInPanel(at, <Tab categories={categories} />, { path: '/admin' });
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const fillIn = () => {
  fill('Fråga', 'Vad gäller?');
  for (const key of ['A', 'B', 'C']) fill(`Alternativ ${key}`, `Svar ${key}`);
  fill('Förklaring', 'Det gäller.');
};
const saved = () => data.writeQuestions.mock.calls.map(([[write]]) => write);

test('a double click adds one question, for its category’s licence', async () => {
  show();
  await press('Lägg till fråga');
  await press('Spara');
  expect(await screen.findByText('Skriv frågan.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Fråga'));
  fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Frågan har lagts till.');
  });
  expect(saved()).toMatchObject([
    {
      base: null,
      question: { text: 'Vad gäller?', answer: 'a', difficulty: 1, licenceType: 'MC' },
    },
  ]);
  const add = await screen.findByRole('button', { name: 'Lägg till fråga' });
  await waitFor(() => {
    expect(document.activeElement).toBe(add);
  });
});

test('without categories no question can be added, and the page says why', async () => {
  data.listQuestionsPage.mockResolvedValue({ items: [], next: null });
  show('/admin', []);
  const reason = 'Du måste skapa övningskategorier först innan du kan lägga till frågor.';
  expect(await screen.findByText(reason)).toBeDefined();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Lägg till fråga' });
  expect(add.disabled).toBe(true);
  expect(await screen.findByText('Inga frågor skapade än.')).toBeDefined();
});

test('the list is narrowed by category and by words', async () => {
  show();
  await screen.findByRole('option', { name: /^Miljö - 99\skr$/ });
  data.listQuestionsPage.mockResolvedValue({ items: [], next: null });
  await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'b-miljo');
  expect(await screen.findByText('Inga frågor för kategorin "Miljö".')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Sök'), 'av{Enter}');
  expect(screen.getByText('Skriv minst ett ord med tre bokstäver.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Sök'), 'gaser{Enter}');
  await waitFor(() => {
    expect(data.listQuestionsPage.mock.lastCall?.[0]).toMatchObject({
      categoryId: 'b-miljo',
      search: 'avgaser',
    });
  });
});

test('what is half written is offered again, and gone when it is saved or thrown away', async () => {
  const first = show();
  await press('Lägg till fråga');
  expect(screen.queryByText('Du har ett utkast')).toBeNull();
  fillIn();
  await userEvent.selectOptions(screen.getByLabelText('Rätt svar'), 'B');
  first.unmount();

  const second = show();
  await press('Lägg till fråga');
  expect(document.activeElement?.textContent).toBe('Du har ett utkast');
  await press('Fortsätt på utkastet');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('Vad gäller?');
  expect(screen.getByLabelText<HTMLSelectElement>('Rätt svar').value).toBe('b');
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ question: { text: 'Vad gäller?', answer: 'b' } }]);
  });
  await press('Lägg till fråga');
  fill('Fråga', 'En till?');
  second.unmount();

  show();
  await press('Lägg till fråga');
  await press('Kasta utkastet');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('');
  await press('Avbryt');
  await press('Lägg till fråga');
  expect(screen.queryByText('Du har ett utkast')).toBeNull();
});

test('a draft is of the version that it was written on', async () => {
  const { unmount } = show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Min text?' } });
  unmount();
  data.findQuestion.mockResolvedValue({ ...first, text: 'Den andras text?', version: '2.0' });
  show('/admin?fraga=q1');
  await press('Fortsätt på utkastet');
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ base: '1.0', question: { text: 'Min text?' } }]);
  });
});

test('a question that another asks too is saved when it is meant', async () => {
  show();
  await press('Lägg till fråga');
  fillIn();
  data.findByText.mockResolvedValue([practiceQuestion('q2', { text: 'Vad gäller?' })]);
  await press('Spara');
  expect(await screen.findByText('En annan fråga har samma text.')).toBeDefined();
  expect(focusedText()).toMatch(/^En annan fråga har samma text\./);
  expect(data.writeQuestions).not.toHaveBeenCalled();
  await press('Spara ändå');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Frågan har lagts till.');
  });
  expect(saved()).toMatchObject([{ base: null, question: { text: 'Vad gäller?' } }]);
});

test('what an import refuses and remarks on is told in the form too', async () => {
  show();
  await press('Lägg till fråga');
  fillIn();
  const remarks = within(await screen.findByRole('region', { name: 'Att tänka på' }));
  expect(remarks.getByText('Källa saknas.')).toBeDefined();
  fill('Alternativ C', 'svar a');
  await press('Spara');
  const description = 'Två svar är likadana.';
  expect(await screen.findByRole('textbox', { name: 'Alternativ C', description })).toBeDefined();
  expect(data.writeQuestions).not.toHaveBeenCalled();
});

test('a text that is too long stays whole, and says so', async () => {
  show();
  await press('Lägg till fråga');
  fillIn();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Fråga');
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(5000));
  expect(field.value).toHaveLength(5000);
  const description = 'Texten är för lång: högst 600 tecken.';
  expect(await screen.findByRole('textbox', { name: 'Fråga', description })).toBe(field);
  await press('Spara');
  expect(data.writeQuestions).not.toHaveBeenCalled();
  await userEvent.clear(field);
  expect(screen.queryByText(description)).toBeNull();
});

test('the address knows what the list is narrowed to, and keeps it while a question is edited', async () => {
  show('/admin?kategori=b-miljo&korkortstyp=MC&sok=avgaser');
  await screen.findByRole('option', { name: /^Miljö/ });
  expect(data.listQuestionsPage.mock.lastCall?.[0]).toMatchObject({
    categoryId: 'b-miljo',
    licenceType: 'MC',
    search: 'avgaser',
  });
  expect(screen.getByLabelText<HTMLInputElement>('Sök').value).toBe('avgaser');
  await press(/^Redigera/);
  await press('Avbryt');
  expect(addressSearch()).toBe('?kategori=b-miljo&korkortstyp=MC&sok=avgaser');
  await userEvent.clear(await screen.findByLabelText('Sök'));
  expect(addressSearch()).toBe('?kategori=b-miljo&korkortstyp=MC');
});

test('a new question is of what the list is narrowed to', async () => {
  const motor: CategoryChoice = { id: 'motor', name: 'Motorn', price: 99, licenceType: 'B' };
  show('/admin', [motor, miljo]);
  await screen.findByRole('option', { name: /^Miljö/ });
  await userEvent.selectOptions(screen.getByLabelText('Körkortstyp'), 'MC-kort');
  await press('Lägg till fråga');
  expect(screen.getByLabelText<HTMLSelectElement>('Kategori').value).toBe('b-miljo');
  await press('Avbryt');
  await userEvent.selectOptions(screen.getByLabelText('Körkortstyp'), 'Alla körkortstyper');
  await userEvent.selectOptions(screen.getByLabelText('Kategori'), 'b-miljo');
  await press('Lägg till fråga');
  expect(screen.getByLabelText<HTMLSelectElement>('Kategori').value).toBe('b-miljo');
});

test('a question that is linked to is opened, saved, and focus returns to its row', async () => {
  show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Ny text?' } });
  await press('Spara');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Frågan har uppdaterats.');
  });
  expect(saved()).toMatchObject([{ base: '1.0', question: { id: 'q1', text: 'Ny text?' } }]);
  const edit = await screen.findByRole('button', { name: /^Redigera/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(edit);
  });
});

test('a question’s category is called what it is now, and chosen anew where it is gone', async () => {
  const renamed = { ...first, category: 'Som den hette' };
  const lost = { ...first, id: 'q2', categoryId: '', category: 'Som ingen heter' };
  data.listQuestionsPage.mockResolvedValue({ items: [renamed, lost], next: null });
  show();
  expect(await screen.findByRole('cell', { name: 'Miljö' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Som ingen heter' })).toBeDefined();
  cleanup();
  data.findQuestion.mockResolvedValue(lost);
  show('/admin?fraga=q2');
  await press('Spara');
  const description = 'Välj en kategori.';
  const field = await screen.findByRole('combobox', { name: 'Kategori', description });
  await userEvent.selectOptions(field, 'b-miljo');
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ question: { categoryId: 'b-miljo', category: 'Miljö' } }]);
  });
});

test('a question that is gone says so', async () => {
  data.findQuestion.mockResolvedValue(null);
  show('/admin?fraga=q1');
  expect(await screen.findByText('Frågan finns inte')).toBeDefined();
  await press('Visa alla frågor');
  expect(await screen.findByRole('button', { name: /^Redigera/ })).toBeDefined();
});

test('a question of the other kind is handed on to its tab', async () => {
  data.findQuestion.mockResolvedValue({ ...first, kind: 'theory' });
  show('/admin?fraga=q1');
  await waitFor(() => {
    expect(address()).toBe('/admin/questions');
  });
});

test('a new question and a copy are by address: a reload opens them again, to be added under the same id', async () => {
  const reload = (shown: { unmount: () => void }) => {
    const at = addressSearch();
    shown.unmount();
    localStorage.clear();
    return { at, shown: show(`/admin${at}`) };
  };
  const opened = show('/admin?kategori=b-miljo');
  await press('Lägg till fråga');
  const blank = reload(opened);
  expect(blank.at).toMatch(/^\?kategori=b-miljo&ny=[0-9a-f-]{36}$/);
  await screen.findByRole('heading', { name: 'Lägg till fråga' });
  fillIn();
  await press('Spara');
  await waitFor(() => {
    expect(addressSearch()).toBe('?kategori=b-miljo');
  });
  await press(/^Duplicera/);
  const copy = reload(blank.shown);
  expect(copy.at).toMatch(/^\?kategori=b-miljo&ny=[0-9a-f-]{36}&kopia=q1$/);
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Fråga')).value).toBe(first.text);
  await press('Spara');
  await waitFor(() => {
    expect(addressSearch()).toBe('?kategori=b-miljo');
  });
  const ids = [blank, copy].map(({ at }) => new URLSearchParams(at).get('ny'));
  expect(saved().map((write) => write?.question.id)).toEqual(ids);
  const duplicate = await screen.findByRole('button', { name: /^Redigera/ });
  await waitFor(() => {
    expect(document.activeElement).toBe(duplicate);
  });
});

test('a copy is a new question that nobody has reviewed', async () => {
  data.listQuestionsPage.mockResolvedValue({
    items: [{ ...first, reviewedAt: '2026-11-01' }],
    next: null,
  });
  show();
  await press(/^Duplicera/);
  await press('Spara');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalled();
  });
  const [write] = saved();
  expect(write).toMatchObject({ base: null, question: { text: first.text } });
  expect(write?.question.id).not.toBe('q1');
  expect(write?.question).not.toHaveProperty('reviewedAt');
});

test('what another has saved meanwhile is compared, and kept or taken', async () => {
  show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Min text?' } });
  const theirs = { ...first, text: 'Den andras text?', version: '2.0' };
  data.writeQuestions.mockRejectedValueOnce(new DataError('conflict', 'meanwhile'));
  data.findQuestion.mockResolvedValue(theirs);
  await press('Spara');
  const compared = within(await screen.findByRole('region', { name: 'Jämför versionerna' }));
  expect(compared.getByText('Min text?')).toBeDefined();
  expect(compared.getByText('Den andras text?')).toBeDefined();
  expect(data.success).not.toHaveBeenCalled();
  await press('Ta den andras');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('Den andras text?');

  fill('Fråga', 'Min text?');
  data.writeQuestions.mockRejectedValueOnce(new DataError('conflict', 'meanwhile'));
  data.findQuestion.mockResolvedValue({ ...theirs, version: '3.0' });
  await press('Spara');
  await press('Behåll min');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledOnce();
  });
  expect(saved().map((write) => write?.base)).toEqual(['1.0', '2.0', '3.0']);
});

test('a question that cannot be saved says so, and one that is gone can be saved as new', async () => {
  show('/admin?fraga=q1');
  await screen.findByLabelText('Fråga');
  data.writeQuestions.mockRejectedValueOnce(new DataError('not-found', 'gone'));
  await press('Spara');
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte spara frågan.');
  expect(data.error).toHaveBeenCalledWith('Fel', 'Kunde inte spara frågan.');
  data.writeQuestions.mockRejectedValueOnce(new DataError('category-gone', 'gone'));
  await press('Spara som ny fråga');
  expect(await screen.findByText(/Välj en annan kategori\./)).toBeDefined();
  // to save it as new does not help against that
  expect(screen.queryByRole('button', { name: 'Spara som ny fråga' })).toBeNull();
  await press('Spara');
  await waitFor(() => {
    expect(data.success).toHaveBeenCalled();
  });
  expect(saved().map((write) => write?.base)).toEqual(['1.0', null, null]);
});

test('a question is deleted after a question', async () => {
  show();
  await press(/^Ta bort/);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Är du säker på att du vill ta bort denna fråga?')).toBeDefined();
  data.deleteQuestion.mockRejectedValueOnce(new DataError('conflict', 'meanwhile'));
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Någon annan har ändrat den.');
  await userEvent.click(dialog.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Frågan har tagits bort.');
  });
});

test('a picture is known by its first bytes, and stored', async () => {
  show();
  await press('Lägg till fråga');
  const choose = (text: string) =>
    userEvent.upload(
      screen.getByLabelText('Bildfil'),
      new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'bild.png', {
        type: 'image/png',
      }),
    );
  await choose('just a text');
  // it says of itself that it is a PNG, by its name and its type
  expect((await screen.findByRole('alert')).textContent).toContain('ingen PNG-');
  await choose('');
  await screen.findByText('Filen är tom. Välj en annan bild.');
  expect(data.uploadQuestionImage).not.toHaveBeenCalled();

  data.uploadQuestionImage.mockRejectedValueOnce(new DataError('network', 'gone'));
  await choose('\x89PNG\r\n\x1a\n');
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte ladda upp bilden.');
  expectLogged('a picture could not be stored');

  data.uploadQuestionImage.mockResolvedValue('https://example.test/bild');
  await choose('\xff\xd8\xff\xe0');
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLInputElement>('Bildadress (URL)').value).toBe(
      'https://example.test/bild',
    );
  });
  expect(data.uploadQuestionImage.mock.lastCall?.[1]).toBe('image/jpeg');
});

test('a scene is chosen, varied, changed as text and saved', async () => {
  show();
  await press('Lägg till fråga');
  fillIn();
  await press('Välj trafikbild');
  await press('Utfart från grusväg');
  const text = () => screen.getByLabelText<HTMLTextAreaElement>('Trafikbilden som text').value;
  await screen.findByRole('img', { name: /^Trafiksituation sedd uppifrån: en trevägskorsning/ });

  const before = text();
  await press('Variera');
  expect(text()).not.toBe('');
  fill('Trafikbilden som text', before.replace('"tractor"', '"tank"'));
  expect(screen.queryByRole('img', { name: /^Trafiksituation/ })).toBeNull();
  expect(screen.getByText(/”vehicles.0.kind” saknas/)).toBeDefined();

  fill('Trafikbilden som text', before);
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ question: { scene: before } }]);
  });
});

test('a sign is chosen and taken away again', async () => {
  show();
  await press('Lägg till fråga');
  await press('Välj trafikbild');
  await userEvent.click(screen.getByRole('tab', { name: 'Vägmärken' }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Sök märke' }), 'stopplikt');
  await press('B2 Stopplikt');
  await screen.findByRole('img', { name: /^Vägmärke: röd åttakantig skylt/ });
  fill('Trafikbilden som text', '{"signs": [["B2", {"code": "T22", "lines": ["€"]}]]}');
  expect(screen.getByText(/tecken som inte går att skriva: €/)).toBeDefined();
  await press('Ta bort trafikbilden');
  expect(screen.queryByRole('img', { name: /^Vägmärke/ })).toBeNull();
});

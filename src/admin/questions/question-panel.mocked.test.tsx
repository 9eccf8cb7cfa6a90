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
import type { Page, PageCursor } from '../../data/firebase/page';
import type { Count, QuestionFilter, QuestionOrder } from '../../data/questions/admin-repository';
import type { VersionedQuestion } from '../../data/questions/versioned-question';
import type { PastQuestion } from '../../data/questions/past-questions';
import type { MendedReports, QuestionWrite } from '../../data/questions/write-questions';
import type { DraftWrite } from '../../data/question-drafts/repository';
import type { QuestionDraft } from '../../data/question-drafts/stored-draft';
import type { Question } from '../../domain/question/question';
import { blankFields } from '../../domain/question/question-fields';
import type { TagChange, Tags } from '../../domain/question/tags';
import type { QuestionReport } from '../../domain/report/question-report';
import type { CategoryChoice } from '../shared/question-kinds';
import { QuestionPanel } from './question-panel';

const first: VersionedQuestion = { ...practiceQuestion('q1'), version: '1.0' };
const miljo: CategoryChoice = { id: 'b-miljo', name: 'Miljö', price: 99, licenceType: 'MC' };

const draft: QuestionDraft = {
  id: 'u1',
  kind: 'practice',
  fields: { ...blankFields, text: 'Halv fråga?', category: 'b-miljo' },
  version: '1700000000.0',
};

const data = vi.hoisted(() => ({
  listQuestionsPage:
    vi.fn<
      (
        filter: QuestionFilter,
        cursor: PageCursor | null,
        order: QuestionOrder,
      ) => Promise<Page<VersionedQuestion>>
    >(),
  countQuestions: vi.fn<(filter: QuestionFilter) => Promise<Count>>(),
  findByText: vi.fn<(texts: string[]) => Promise<Question[]>>(),
  findQuestion: vi.fn<(id: string) => Promise<VersionedQuestion | null>>(),
  writeQuestions: vi.fn<(writes: QuestionWrite[], mended?: MendedReports) => Promise<void>>(),
  deleteQuestions: vi.fn<(questions: readonly VersionedQuestion[]) => Promise<void>>(),
  listPastQuestions: vi.fn<(id: string) => Promise<Page<PastQuestion>>>(),
  listOpenReports: vi.fn<(questionId: string) => Promise<QuestionReport[]>>(),
  uploadQuestionImage: vi.fn<(image: Blob, type: string) => Promise<string>>(),
  listDraftsPage: vi.fn<(kind: string) => Promise<Page<QuestionDraft>>>(),
  findDraft: vi.fn<(id: string) => Promise<QuestionDraft | null>>(),
  saveDraft: vi.fn<(write: DraftWrite) => Promise<void>>(),
  deleteDraft: vi.fn<(draft: QuestionDraft) => Promise<void>>(),
  readTags: vi.fn<(kind: string) => Promise<Tags>>(),
  writeTag: vi.fn<(kind: string, change: TagChange) => Promise<void>>(),
  success: vi.fn<(title: string, text: string) => void>(),
  error: vi.fn<(title: string, text: string) => void>(),
}));
vi.mock('../../data/questions/admin-repository', () => data);
vi.mock('../../data/question-drafts/repository', () => data);
vi.mock('../../data/question-tags/repository', () => data);
vi.mock('../../data/questions/find-stored', () => data);
vi.mock('../../data/questions/categories-of', () => ({
  withCurrentNames: (questions: Question[]) => Promise.resolve(questions),
}));
vi.mock('../../data/questions/past-questions', () => data);
vi.mock('../../data/questions/write-questions', () => data);
vi.mock('../../data/questions/delete-questions', () => data);
vi.mock('../../data/question-images/upload', () => data);
vi.mock('../../data/question-reports/repository', () => data);
vi.mock('../../data/question-reports/handle-reports', () => ({}));
vi.mock('../../data/questions/repository', () => ({}));
vi.mock('../../data/questions/write-packs', () => ({ writeChangedPacks: () => Promise.resolve() }));
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
  data.countQuestions.mockResolvedValue({ questions: 1, isAll: true });
  data.findByText.mockResolvedValue([]);
  data.listOpenReports.mockResolvedValue([]);
  data.findQuestion.mockResolvedValue(first);
  data.writeQuestions.mockResolvedValue();
  data.deleteQuestions.mockResolvedValue();
  data.listDraftsPage.mockResolvedValue({ items: [draft], next: null });
  data.findDraft.mockResolvedValue(draft);
  data.saveDraft.mockResolvedValue();
  data.deleteDraft.mockResolvedValue();
  data.readTags.mockResolvedValue(new Map());
  data.writeTag.mockResolvedValue();
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
const rightAnswer = (letter: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `Rätt svar: ${letter}` });
const fillIn = () => {
  fill('Fråga', 'Vad gäller?');
  for (const key of ['A', 'B', 'C']) fill(`Alternativ ${key}`, `Svar ${key}`);
  fill('Förklaring', 'Det gäller.');
};
const saved = () => data.writeQuestions.mock.calls.map(([[write]]) => write);

const some = (id: string): VersionedQuestion => ({ ...practiceQuestion(id), version: '1.0' });

/** A list of three questions on two pages. */
const listThree = () => {
  data.listQuestionsPage.mockImplementation((_filter, cursor) =>
    Promise.resolve(
      cursor === null
        ? { items: [some('q1'), some('q2')], next: 'q2' }
        : { items: [some('q3')], next: null },
    ),
  );
  data.findQuestion.mockImplementation((id) => Promise.resolve(some(id)));
};

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

test('the list is narrowed to what its questions need, and ordered, and the address knows', async () => {
  const asked = () => data.listQuestionsPage.mock.lastCall;
  const { unmount } = show();
  await userEvent.selectOptions(await screen.findByLabelText('Saknar'), 'Granskning');
  expect(asked()?.[0]).toMatchObject({ lacks: ['unreviewed'] });
  await userEvent.selectOptions(screen.getByLabelText('Ordning'), 'Äldst först');
  expect(asked()?.[2]).toBe('oldest');
  expect(addressSearch()).toBe('?saknar=granskning&ordning=aldst');
  unmount();
  data.listQuestionsPage.mockResolvedValue({ items: [], next: null });
  show('/admin?visa=med-rapporter');
  expect(await screen.findByText('Inga frågor med felrapporter.')).toBeDefined();
  expect(asked()?.[0]).toMatchObject({ needs: 'reports' });
  // these come as their reports do
  expect(screen.getByLabelText<HTMLSelectElement>('Ordning').disabled).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Visa'), 'Med larm');
  expect(asked()?.[0]).toMatchObject({ needs: 'alarms' });
  expect(addressSearch()).toBe('?visa=med-larm');
  // of these, those that lack something
  await userEvent.selectOptions(screen.getByLabelText('Saknar'), 'Båda');
  expect(asked()?.[0]).toMatchObject({ needs: 'alarms', lacks: ['unreviewed', 'noSource'] });
  expect(addressSearch()).toBe('?visa=med-larm&saknar=bada');
  expect(await screen.findByText('Inga frågor matchar.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Saknar'), 'Lagrum');
  await userEvent.selectOptions(screen.getByLabelText('Visa'), 'Alla frågor');
  expect(await screen.findByText('Inga frågor utan lagrum.')).toBeDefined();
  expect(screen.getByText('Bra, här finns inget kvar att göra.')).toBeDefined();
  await userEvent.selectOptions(screen.getByLabelText('Visa'), 'Utkast');
  expect(screen.getByLabelText<HTMLSelectElement>('Saknar').disabled).toBe(true);
  expect(addressSearch()).toBe('?visa=utkast');
});

test('the list says how many questions it has, and on how many pages', async () => {
  listThree();
  data.countQuestions.mockResolvedValue({ questions: 1000, isAll: false });
  show('/admin?saknar=lagrum');
  expect(await screen.findByText('Minst 1 000 frågor')).toBeDefined();
  expect(screen.getByText('Sida 1')).toBeDefined();
  cleanup();
  data.countQuestions.mockClear();
  show('/admin', [{ ...miljo, questionCount: 27 }]);
  expect(await screen.findByText('27 frågor')).toBeDefined();
  expect(await screen.findByText('Sida 1 av 3')).toBeDefined();
  expect(data.countQuestions).not.toHaveBeenCalled();
});

test('a question is read whole beside the list: the one that is pointed at, or the one that is chosen', async () => {
  listThree();
  show();
  const whole = within(await screen.findByRole('region', { name: 'Hela frågan' }));
  expect(whole.getByRole('heading', { name: 'Fråga q1?' })).toBeDefined();
  expect(whole.getByText('Ogranskad')).toBeDefined();
  const second = screen.getByRole('button', { name: 'Fråga q2?' });
  await userEvent.hover(second);
  expect(whole.getByRole('heading', { name: 'Fråga q2?' })).toBeDefined();
  await userEvent.click(second);
  screen.getByRole('button', { name: 'Fråga q1?' }).focus();
  expect(whole.getByRole('heading', { name: 'Fråga q2?' })).toBeDefined();
  await press('Stäng frågan');
  expect(document.activeElement).toBe(second);
});

test('what is half written is offered again, and gone when it is saved or thrown away', async () => {
  const first = show();
  await press('Lägg till fråga');
  expect(screen.queryByText('Du har något osparat')).toBeNull();
  fillIn();
  await userEvent.click(rightAnswer('B'));
  first.unmount();

  const second = show();
  await press('Lägg till fråga');
  expect(document.activeElement?.textContent).toBe('Du har något osparat');
  await press('Fortsätt skriva');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('Vad gäller?');
  expect(rightAnswer('B').checked).toBe(true);
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ question: { text: 'Vad gäller?', answer: 'b' } }]);
  });
  await press('Lägg till fråga');
  fill('Fråga', 'En till?');
  second.unmount();

  show();
  await press('Lägg till fråga');
  await press('Kasta det');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('');
  await press('Avbryt');
  await press('Lägg till fråga');
  expect(screen.queryByText('Du har något osparat')).toBeNull();
});

test('a draft is of the version that it was written on', async () => {
  const { unmount } = show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Min text?' } });
  unmount();
  data.findQuestion.mockResolvedValue({ ...first, text: 'Den andras text?', version: '2.0' });
  show('/admin?fraga=q1');
  await press('Fortsätt skriva');
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

test('the right option is marked in its row, and has no field for why it is wrong', async () => {
  show();
  await press('Lägg till fråga');
  const feedback = (letter: string) =>
    screen.queryByLabelText(`Återkoppling om ${letter} är fel (valfri)`);
  expect(rightAnswer('A').checked).toBe(true);
  expect(feedback('A')).toBeNull();
  // there is no option D yet
  expect(rightAnswer('D').disabled).toBe(true);
  fillIn();
  fill('Alternativ D (valfritt)', 'Svar D');
  fill('Återkoppling om C är fel (valfri)', 'C gäller inte.');
  fill('Återkoppling om D är fel (valfri)', 'D gäller inte.');
  screen.getByRole('radio', { name: 'Rätt svar: A' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(rightAnswer('D').checked).toBe(true);
  expect(feedback('D')).toBeNull();
  expect(feedback('A')).not.toBeNull();
  expect(screen.getByText(/Återkopplingen om att D är fel sparas inte\./)).toBeDefined();
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([
      { question: { answer: 'd', feedback: { c: 'C gäller inte.' } } },
    ]);
  });
  expect(saved()[0]?.question.feedback).toEqual({ c: 'C gäller inte.' });
});

test('text, options and explanation say how many of their characters are used', async () => {
  show();
  await press('Lägg till fråga');
  expect(screen.getByText('0 av 600 tecken')).toBeDefined();
  expect(screen.getAllByText('0 av 300 tecken')).toHaveLength(4);
  expect(screen.getByText(/^0 av 2\s000 tecken$/)).toBeDefined();
  fill('Fråga', 'Vad gäller?');
  expect(screen.getByText('11 av 600 tecken')).toBeDefined();
});

test('the preview is answered as the learner answers it, and nothing is written', async () => {
  show('/admin?fraga=q1');
  const preview = within(await screen.findByRole('group', { name: 'Förhandsvisning' }));
  fill('Förklaring', 'Så är det. Därför.');
  fill('Återkoppling om B är fel (valfri)', 'B är fel.');
  expect(preview.getByText('Välj ett svar först.')).toBeDefined();
  await userEvent.click(preview.getByRole('radio', { name: 'q1 fel' }));
  expect(preview.queryByText('Välj ett svar först.')).toBeNull();
  await userEvent.click(preview.getByRole('button', { name: 'Visa svaret' }));
  const outcome = preview.getByRole('region', { name: 'Förklaring' }).textContent;
  expect(outcome).toMatch(/^Fel.*B är fel\.Så är det\. Därför\./);
  await userEvent.click(preview.getByRole('button', { name: 'Visa obesvarad' }));
  expect(preview.queryByRole('region', { name: 'Förklaring' })).toBeNull();
  expect(data.writeQuestions).not.toHaveBeenCalled();
});

test('form and preview have a tab each, and what is wrong with the form leads back to it', async () => {
  show('/admin?fraga=q1');
  const tab = async (name: string) => screen.findByRole('tab', { name, hidden: true });
  await userEvent.click(await tab('Förhandsvisning'));
  expect((await tab('Förhandsvisning')).getAttribute('aria-selected')).toBe('true');
  fill('Fråga', '');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(await screen.findByText('Skriv frågan.')).toBeDefined();
  expect((await tab('Formulär')).getAttribute('aria-selected')).toBe('true');
});

test('a picture’s text stands beside it', async () => {
  const { unmount } = show('/admin?fraga=q1');
  await screen.findByLabelText('Fråga');
  expect(screen.queryByText(/^Läses upp/)).toBeNull();
  fill('Bildadress (URL)', 'https://example.test/bild.png');
  const text = () => screen.getByText(/^Läses upp/).parentElement?.textContent;
  expect(text()).toContain('En bildfil har ingen egen text');
  unmount();
  localStorage.clear();
  data.findQuestion.mockResolvedValue({ ...first, scene: '{"signs":["B2"]}' });
  show('/admin?fraga=q1');
  await screen.findByLabelText('Fråga');
  expect(text()).toContain('röd åttakantig skylt');
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

test('the editor goes to the questions beside its own, and over the end of a page', async () => {
  listThree();
  show('/admin?fraga=q1');
  const text = async (expected: string) => {
    await waitFor(() => {
      expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe(expected);
    });
  };
  await text('Fråga q1?');
  expect(screen.getByText('1 av 2 på sidan')).toBeDefined();
  const previous = screen.getByRole('button', { name: 'Föregående fråga' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  await press('Nästa fråga');
  await text('Fråga q2?');
  await waitFor(() => {
    const next = screen.getByRole('button', { name: 'Nästa fråga' });
    expect(next.getAttribute('aria-disabled')).toBe('false');
  });
  await press('Nästa fråga');
  await text('Fråga q3?');
  expect(addressSearch()).toBe('?fraga=q3&efter=q2');
  await press('Föregående fråga');
  await text('Fråga q2?');
  expect(addressSearch()).toBe('?fraga=q2');
  await press('Avbryt');
  await waitFor(() => {
    expect(document.activeElement?.id).toBe('redigera-q2');
  });
});

test('a question is saved and the next one opened, though the saved one has left the list', async () => {
  listThree();
  show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Ny text?' } });
  data.listQuestionsPage.mockResolvedValue({ items: [some('q2')], next: null });
  await press('Spara och nästa');
  await waitFor(() => {
    expect(addressSearch()).toBe('?fraga=q2');
  });
  expect(saved()).toMatchObject([{ base: '1.0', question: { id: 'q1', text: 'Ny text?' } }]);
  await screen.findByRole('button', { name: 'Nästa fråga' });
  expect(screen.queryByRole('button', { name: 'Spara och nästa' })).toBeNull();
});

test('what is reported stands beside the form, and is dealt with in the same press as the question', async () => {
  const createdAt = new Date(2026, 10, 20);
  data.listOpenReports.mockResolvedValue([
    { id: 'r1', questionId: 'q1', reason: 'spelling', text: 'Stavfel.', status: 'new', createdAt },
  ]);
  show('/admin?fraga=q1');
  const reports = within(await screen.findByRole('region', { name: /^1.felrapport väntar$/ }));
  expect(reports.getByText('Stavfel.')).toBeDefined();
  expect(reports.queryByText('Frågan har ändrats sedan dess.')).toBeNull();
  fill('Svar till eleven', ' Tack, det är rättat! ');
  fill('Fråga', 'Rättad text?');
  await press('Spara och markera klar');
  await waitFor(() => {
    expect(data.writeQuestions.mock.calls).toMatchObject([
      [
        [{ base: '1.0', question: { text: 'Rättad text?' } }],
        { ids: ['r1'], answer: 'Tack, det är rättat!' },
      ],
    ]);
  });
  await waitFor(() => {
    expect(addressSearch()).toBe('');
  });
  expect(data.success).toHaveBeenLastCalledWith(
    'Framgång',
    'Frågan har uppdaterats. Rapporten är markerad som klar och eleven har fått svaret.',
  );
});

test('what a question has been is compared with what it is, and fetched to be saved', async () => {
  const { version: _version, ...was } = {
    ...first,
    text: 'Äldre text?',
    category: 'Ett äldre namn',
  };
  data.listPastQuestions.mockResolvedValue({
    items: [{ id: 'v1', question: was, replacedAt: new Date(2026, 10, 20, 12, 43) }],
    next: null,
  });
  show('/admin?fraga=q1');
  await press('Tidigare versioner');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(
    await dialog.findByText('Gällde till 20 november 2026 kl. 12.43. Skiljer: Fråga'),
  );
  expect(dialog.getByText('Äldre text?')).toBeDefined();
  expect(dialog.getAllByRole('button', { name: 'Stäng' })).toHaveLength(2);
  expect(dialog.queryByRole('button', { name: 'Avbryt' })).toBeNull();
  expect(dialog.getByText(first.text)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Hämta till formuläret' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('Äldre text?');
  expect(data.writeQuestions).not.toHaveBeenCalled();
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ base: '1.0', question: { id: 'q1', text: 'Äldre text?' } }]);
  });
});

test('Ctrl+S saves and stays, and what is saved next is based on that', async () => {
  show('/admin?fraga=q1');
  fireEvent.change(await screen.findByLabelText('Fråga'), { target: { value: 'Ny text? ' } });
  data.findQuestion.mockResolvedValue({ ...first, text: 'Ny text?', version: '2.0' });
  expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
  await waitFor(() => {
    expect(screen.getByLabelText<HTMLTextAreaElement>('Fråga').value).toBe('Ny text?');
  });
  expect(addressSearch()).toBe('?fraga=q1');
  expect(localStorage).toHaveLength(0);
  fill('Förklaring', 'En annan förklaring. Den är längre.');
  fireEvent.keyDown(document.body, { key: 's', metaKey: true });
  await waitFor(() => {
    expect(saved()).toMatchObject([
      { base: '1.0', question: { text: 'Ny text?' } },
      { base: '2.0', question: { explanation: 'En annan förklaring. Den är längre.' } },
    ]);
  });
});

test('Ctrl+S on a new question adds it once, and goes on with it as one that is there', async () => {
  show();
  await press('Lägg till fråga');
  fillIn();
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  expect(await screen.findByRole('heading', { name: 'Redigera fråga' })).toBeDefined();
  const id = saved()[0]?.question.id;
  expect(addressSearch()).toBe(`?fraga=${String(id)}`);
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

test('who changes the words of a question says whether it means something else, and it looks like that', async () => {
  show('/admin?fraga=q1');
  await screen.findByLabelText('Fråga');
  fill('Förklaring', 'En bättre förklaring.');
  const meaning = () => screen.getByRole('checkbox', { name: 'Frågan betyder något annat nu' });
  await waitFor(() => {
    expect(meaning().getAttribute('aria-checked')).toBe('false');
  });
  fill('Alternativ B', 'Ett helt annat alternativ');
  await waitFor(() => {
    expect(meaning().getAttribute('aria-checked')).toBe('true');
  });
  await userEvent.click(meaning());
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ base: '1.0', isChangedMeaning: false }]);
  });
});

test('another key was wrong before, or the question means something else', async () => {
  show('/admin?fraga=q1');
  await screen.findByLabelText('Fråga');
  await userEvent.click(rightAnswer('B'));
  const wasWrong = await screen.findByRole<HTMLInputElement>('radio', { name: 'Nyckeln var fel' });
  expect(wasWrong.checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Frågan betyder något annat nu' }));
  await press('Spara');
  await waitFor(() => {
    expect(saved()).toMatchObject([{ isChangedMeaning: true, question: { answer: 'b' } }]);
  });
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
  data.deleteQuestions.mockRejectedValueOnce(new DataError('conflict', 'meanwhile'));
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

test('a scene is changed by keyboard: moved, added to, and taken from', async () => {
  const scene = {
    layout: 'crossroads',
    arms: { north: {}, east: {}, south: {}, west: {} },
    vehicles: [{ kind: 'car', arm: 'south', isYou: true }],
  };
  data.findQuestion.mockResolvedValue({ ...first, scene: JSON.stringify(scene) });
  show('/admin?fraga=q1');
  const stored = () =>
    JSON.parse(screen.getByLabelText<HTMLTextAreaElement>('Trafikbilden som text').value) as object;
  const list = await screen.findByRole<HTMLSelectElement>('listbox', { name: 'I bilden' });
  await userEvent.selectOptions(list, 'En blå bil (eleven) nedifrån, 0 m bort');
  screen.getByRole('application', { name: 'Trafikbilden' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(stored()).toMatchObject({ vehicles: [{ arm: 'south', distance: 20 }] });
  expect(screen.getByText(/nedifrån, 2 m bort$/, { selector: '[role=status]' })).toBeDefined();

  await userEvent.selectOptions(screen.getByLabelText('Ska'), 'Åt vänster');
  await userEvent.selectOptions(screen.getByLabelText('Blinkar'), 'Åt vänster');
  // what contradicts it is not offered
  expect(within(screen.getByLabelText('Blinkar')).queryByText('Åt höger')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Lägg till i bilden'), 'Ett barn');
  await press('Lägg till');
  await userEvent.selectOptions(screen.getByLabelText(/^Går/), 'Åt vänster');
  await userEvent.selectOptions(screen.getByLabelText('Lägg till i bilden'), 'En blå spårvagn');
  await press('Lägg till');
  expect(screen.getByText('Det finns ingen plats för det i bilden.')).toBeDefined();
  expect(stored()).toEqual({
    ...scene,
    vehicles: [
      { kind: 'car', arm: 'south', distance: 20, turn: 'left', indicator: 'left', isYou: true },
    ],
    people: [{ kind: 'child', arm: 'north', across: -0.1, towards: 'left' }],
  });

  await userEvent.selectOptions(list, 'vehicle 0');
  list.focus();
  await userEvent.keyboard('{Delete}');
  expect(stored()).toMatchObject({ vehicles: [] });
  expect(screen.getByText(/^Borttagen: En blå bil/)).toBeDefined();
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

test('a diagram is chosen, changed as text and not by hand', async () => {
  show();
  await press('Lägg till fråga');
  await press('Välj trafikbild');
  await userEvent.click(screen.getByRole('tab', { name: 'Skisser' }));
  await press('Taxameterns display');
  await screen.findByRole('img', { name: /^En taxameter. Displayen visar: Upptagen/ });
  expect(screen.queryByRole('application', { name: 'Trafikbilden' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Variera' })).toBeNull();
  fill('Trafikbilden som text', '{"diagram": "taximeter", "status": "Ledig", "amount": "0,00"}');
  await screen.findByRole('img', { name: 'En taxameter. Displayen visar: Ledig; belopp 0,00 kr.' });
  expect(screen.getByText(/^Läses upp/).parentElement?.textContent).toContain('Ledig; belopp 0,00');
  fill('Trafikbilden som text', '{"diagram": "taximeter", "status": "Ledig"}');
  expect(screen.getByText(/^”amount” saknas/)).toBeDefined();
});

test('a half-written question is saved as a draft once, and asks for nothing more', async () => {
  show();
  await press('Lägg till fråga');
  fill('Fråga', 'Vad gäller?');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Spara som utkast' }));
  await screen.findByRole('button', { name: 'Lägg till fråga' });
  expect(data.saveDraft).toHaveBeenCalledOnce();
  expect(data.saveDraft.mock.calls[0]?.[0]).toMatchObject({ base: null, isMeant: false });
  expect(data.saveDraft.mock.calls[0]?.[0].fields).toMatchObject({ text: 'Vad gäller?', a: '' });
  expect(data.writeQuestions).not.toHaveBeenCalled();
});

test('drafts are listed, gone on with by Ctrl+S, and what somebody else has written is not lost', async () => {
  show('/admin?visa=utkast');
  await press('Redigera utkastet: Halv fråga?');
  fill('Fråga', 'Hel fråga?');
  data.saveDraft.mockRejectedValueOnce(new DataError('conflict', 'changed'));
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await press('Spara mitt ändå');
  await screen.findByRole('button', { name: 'Redigera utkastet: Halv fråga?' });
  const sent = data.saveDraft.mock.calls.map(([{ base, isMeant }]) => ({ base, isMeant }));
  expect(sent).toEqual([
    { base: draft.version, isMeant: false },
    { base: draft.version, isMeant: true },
  ]);
  expect(data.listQuestionsPage).not.toHaveBeenCalled();
});

test('a draft is published as a question of the same id, when it says what a question has to', async () => {
  show('/admin?visa=utkast&utkast=u1');
  await press('Publicera');
  expect(await screen.findByLabelText('Alternativ A')).toHaveProperty('ariaInvalid', 'true');
  fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Publicera' }));
  await waitFor(() => {
    expect(data.success).toHaveBeenCalledWith('Framgång', 'Frågan har publicerats.');
  });
  expect(saved()).toMatchObject([
    { question: { id: 'u1', text: 'Vad gäller?' }, base: null, draft: draft.version },
  ]);
});

test('a draft is thrown away after asking, and one that is gone says so', async () => {
  show('/admin?visa=utkast');
  await press('Kasta utkastet: Halv fråga?');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Kasta' }));
  await waitFor(() => {
    expect(data.deleteDraft.mock.calls).toEqual([[draft]]);
  });
  cleanup();
  data.findDraft.mockResolvedValue(null);
  show('/admin?utkast=u1');
  expect(await screen.findByText('Utkastet finns inte')).toBeDefined();
});

test('a question is tagged and untagged at once, without being saved', async () => {
  show('/admin?fraga=q1');
  await press('Märk…');
  await userEvent.type(screen.getByLabelText('Tagg'), 'Behöver bild');
  data.readTags.mockResolvedValue(new Map([['behöver bild', ['q1']]]));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Märk' }));
  await press('Ta bort taggen: behöver bild');
  const change = { tag: 'behöver bild', ids: ['q1'] };
  expect(data.writeTag.mock.calls).toEqual([
    ['practice', { ...change, isSet: true }],
    ['practice', { ...change, isSet: false }],
  ]);
  expect(data.writeQuestions).not.toHaveBeenCalled();
});

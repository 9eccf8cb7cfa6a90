import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { notifyError, notifySuccess } from '../../ui/notify';
import { asLearner } from '../../../tests/drivers/learner';
import { sendReport } from '../../data/question-reports/send-report';
import { ReportButton } from './report-button';

vi.mock('../../ui/notify', () => ({ notifyError: vi.fn(), notifySuccess: vi.fn() }));
vi.mock('../../data/question-reports/send-report', () => ({ sendReport: vi.fn() }));

const onKeyDown = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(sendReport).mockResolvedValue();
});

async function open() {
  render(
    <div onKeyDown={onKeyDown}>
      {asLearner(<ReportButton questionId="q1" option="c" />, { uid: 'ada' })}
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Rapportera fel' }));
  await screen.findByRole('dialog', { name: 'Rapportera fel' });
}
const choose = () => userEvent.selectOptions(screen.getByLabelText('Vad är fel?'), 'Stavfel');
const text = () => screen.getByLabelText<HTMLTextAreaElement>(/Beskriv felet/);
const send = () => screen.getByRole('button', { name: 'Skicka' });

test('a report is sent with its reason and text, and thanked for', async () => {
  await open();
  await choose();
  await userEvent.type(text(), 'Det står fell.');
  await userEvent.dblClick(send());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(sendReport).toHaveBeenCalledExactlyOnceWith({
    reason: 'spelling',
    text: 'Det står fell.',
    userId: 'ada',
    questionId: 'q1',
    option: 'c',
  });
  expect(notifySuccess).toHaveBeenCalledExactlyOnceWith('Tack! Vi tittar på frågan.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rapportera fel' }));
});

test('a reason has to be chosen', async () => {
  await open();
  await userEvent.click(send());
  expect(screen.getByText('Välj vad som är fel.')).toBeDefined();
  expect(sendReport).not.toHaveBeenCalled();
});

test('what is written stays when it cannot be sent, and is the same report when it is sent again', async () => {
  vi.mocked(sendReport).mockRejectedValueOnce(new Error('gone'));
  await open();
  await choose();
  await userEvent.type(text(), 'Fel bild');
  await userEvent.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('Kunde inte skicka');
  expect(notifyError).toHaveBeenCalledOnce();
  expect(text().value).toBe('Fel bild');
  await userEvent.click(send());
  await waitFor(() => {
    expect(notifySuccess).toHaveBeenCalled();
  });
  expect(vi.mocked(sendReport).mock.calls[1]?.[0]).toEqual(
    vi.mocked(sendReport).mock.calls[0]?.[0],
  );
});

test('its keys are not those of the page around it', async () => {
  await open();
  fireEvent.keyDown(text(), { key: '1' });
  fireEvent.keyDown(screen.getByLabelText('Vad är fel?'), { key: 'Enter' });
  expect(onKeyDown).not.toHaveBeenCalled();
});

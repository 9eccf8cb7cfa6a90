import { useState } from 'react';

import { limits } from '../../domain/limits';
import type { OptionKey } from '../../domain/question/question';
import { reasonChoices, type ReportReason } from '../../domain/report/report-reason';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DialogButtons } from '../../ui/dialog-buttons';
import { FormProblem } from '../../ui/form-problem';
import { notifyError, notifySuccess } from '../../ui/notify';
import { SelectField } from '../../ui/select-field';
import { TextareaField } from '../../ui/textarea-field';
import { toldProblem } from '../../ui/told-problem';
import { useLearner } from '../learner/learner-context';

const failed = 'Kunde inte skicka rapporten. Försök igen.';

/** Asks what is wrong and sends it. Where that fails, what is written stays. */
export default function ReportDialog({
  questionId,
  option,
  onClose,
}: {
  questionId: string;
  /** What the learner has answered, if that is still one of the question's options. */
  option: OptionKey | undefined;
  onClose: () => void;
}) {
  const { uid } = useLearner();
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [state, setState] = useState<'open' | 'unchosen' | 'sending' | 'failed'>('open');
  const isSending = state === 'sending';

  const send = async (given: ReportReason) => {
    toldProblem.end();
    setState('sending');
    try {
      const { sendReport } = await import('../../data/question-reports/send-report');
      await sendReport({ reason: given, text, userId: uid, questionId, option });
      notifySuccess('Tack! Vi tittar på frågan.');
      onClose();
    } catch {
      notifyError('Fel', failed);
      setState('failed');
    }
  };
  return (
    <Dialog
      isOpen
      onClose={() => {
        if (!isSending) onClose();
      }}
      title="Rapportera fel"
      description="Berätta vad som är fel med frågan, så rättar vi den."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending) return;
          if (reason === undefined) setState('unchosen');
          else void send(reason);
        }}
      >
        <SelectField
          label="Vad är fel?"
          placeholder="Välj"
          options={reasonChoices}
          value={reason ?? ''}
          error={state === 'unchosen' ? 'Välj vad som är fel.' : undefined}
          onChange={({ target }) => {
            setReason(reasonChoices.find(({ value }) => value === target.value)?.value);
            if (state === 'unchosen') setState('open');
          }}
        />
        <TextareaField
          label="Beskriv felet (valfritt)"
          maxLength={limits.reportTextLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        {state === 'failed' && <FormProblem>{failed}</FormProblem>}
        <DialogButtons isBusy={isSending} onBack={onClose}>
          <Button type="submit" isBusy={isSending}>
            {isSending ? 'Skickar...' : 'Skicka'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

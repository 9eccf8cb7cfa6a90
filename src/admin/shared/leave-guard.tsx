import { createContext, use, useEffect, useState, type ReactNode } from 'react';

import { LeaveDialog } from '../../ui/leave-dialog';
import { useLeaveQuestion, type AskToLeave } from '../../ui/use-leave-question';

interface Leaving {
  ask: AskToLeave;
  setUnsaved: (isUnsaved: boolean) => void;
}

const LeavingContext = createContext<Leaving>({
  ask: (go) => {
    go();
  },
  setUnsaved: () => undefined,
});

/**
 * Keeps what is typed in the panel's forms from being lost by another tab, a link, 'Tillbaka', 'Logga ut' or closing the
 * page.
 */
export function LeaveGuard({ children }: { children: (ask: AskToLeave) => ReactNode }) {
  const [isUnsaved, setUnsaved] = useState(false);
  const question = useLeaveQuestion(isUnsaved);
  return (
    <LeavingContext value={{ ask: question.ask, setUnsaved }}>
      {children(question.ask)}
      <LeaveDialog
        question={question}
        title="Lämna utan att spara?"
        description="Det du håller på med är inte sparat än."
        stayLabel="Fortsätt redigera"
        leaveLabel="Lämna utan att spara"
      />
    </LeavingContext>
  );
}

/**
 * For a form with something that is not saved yet: says so to the guard around it. Returns what 'Avbryt' calls with
 * what it does.
 */
export function useLeaveGuard(isUnsaved: boolean): AskToLeave {
  const { ask, setUnsaved } = use(LeavingContext);
  useEffect(() => {
    setUnsaved(isUnsaved);
    return () => {
      setUnsaved(false);
    };
  }, [isUnsaved, setUnsaved]);
  return ask;
}

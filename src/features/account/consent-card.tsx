import { setMarketingConsentOptions } from '../../data/account/queries';
import type { Profile } from '../../domain/account/profile';
import { Card } from '../../ui/card';
import { notifyError } from '../../ui/notify';
import { SwitchField } from '../../ui/switch-field';
import { useWrite } from '../../ui/use-write';
import { accountProblem } from './messages';

/** Whether the learner wants mail that is not about the account. */
export function ConsentCard({ profile: { userId, acceptMarketing } }: { profile: Profile }) {
  const save = useWrite({
    ...setMarketingConsentOptions(userId),
    onError: (error) => {
      notifyError('Valet kunde inte sparas', accountProblem(error));
    },
  });
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">Utskick</h2>
      <SwitchField
        label="Tips och erbjudanden"
        hint="Via e-post. Frivilligt, och du kan ändra dig när du vill."
        isOn={(save.isPending ? save.variables : undefined) ?? acceptMarketing}
        isBusy={save.isPending}
        onChange={save.mutate}
      />
    </Card>
  );
}

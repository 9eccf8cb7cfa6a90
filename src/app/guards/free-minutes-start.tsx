import { useLearner } from '../../components/learner/learner-context';
import { formatCount } from '../../lib/format';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { useOpenWindow } from './use-open-window';

/** Shown before free minutes are begun: they run without a pause. */
export function FreeMinutesStart({ minutes }: { minutes: number }) {
  const { uid } = useLearner();
  const open = useOpenWindow(uid);
  return (
    <Page title="Dina gratisminuter" width="reading">
      <Card className="grid justify-items-start gap-4">
        <p>
          Du har {formatCount(minutes, 'gratis minut', 'gratis minuter')}. Tiden börjar när du
          startar och går sedan utan paus.
        </p>
        <Button
          isBusy={open.isPending}
          onClick={() => {
            open.mutate();
          }}
        >
          Starta nu
        </Button>
      </Card>
    </Page>
  );
}

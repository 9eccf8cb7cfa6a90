import { roleTexts } from '../../domain/admin/duties';
import { Card } from '../../ui/card';
import { useAdmin } from '../shared/admin-context';

/** The role of the administrator at work, to whom it is given by others. */
export function OwnRole() {
  const { name, text } = roleTexts[useAdmin().role];
  return (
    <Card className="grid content-start gap-2">
      <h3 className="text-lg">Din roll: {name}</h3>
      <p>{text}</p>
      <p className="text-muted-foreground">En ägare kan ge dig en annan roll.</p>
    </Card>
  );
}

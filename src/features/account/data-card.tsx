import Download from 'lucide-react/icons/download';
import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import { exportAccount } from '../../data/account/export-account';
import type { AuthUser } from '../../data/auth/auth-user';
import { downloadFile } from '../../lib/download-file';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useWrite } from '../../ui/use-write';
import { DeleteAccount } from './delete-account';
import { accountProblem } from './messages';

/** Hands out everything that is stored about the learner, and deletes the account. */
export function DataCard({ user }: { user: AuthUser }) {
  const collect = useWrite({
    mutationFn: () => exportAccount(user.uid),
    onSuccess: (everything) => {
      const day = everything.exportedAt.slice(0, 10);
      const text = JSON.stringify(everything, null, 2);
      downloadFile(`teoriklar-mina-data-${day}.json`, 'application/json', text);
    },
  });
  return (
    <Card className="grid gap-6">
      <div className="grid justify-items-start gap-3">
        <h2 className="text-xl">Dina uppgifter</h2>
        <p>
          Hämta en fil med allt som är sparat om dig: konto, profil, åtkomst, köp, framsteg och
          resultat. Läs mer i vår{' '}
          <Link to={paths.privacy.getHref()} className="text-primary underline underline-offset-4">
            integritetspolicy
          </Link>
          .
        </p>
        {collect.isError && (
          <Alert tone="destructive">
            Dina data kunde inte hämtas: {accountProblem(collect.error)}
          </Alert>
        )}
        <Button
          variant="outline"
          isBusy={collect.isPending}
          onClick={() => {
            collect.mutate();
          }}
        >
          {!collect.isPending && <Download aria-hidden className="size-4" />}
          Hämta mina data
        </Button>
      </div>
      <DeleteAccount user={user} />
    </Card>
  );
}

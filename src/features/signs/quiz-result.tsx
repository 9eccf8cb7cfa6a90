import { Link } from 'react-router-dom';

import { paths } from '../../config/paths';
import type { SignGroup } from '../../domain/sign/sign-group';
import { findSign } from '../../domain/sign/signs';
import { Button, ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { SignGrid } from './sign-grid';

/** How the questions went, and the signs to look at again. */
export function QuizResult({
  group,
  total,
  wrong,
  onAgain,
}: {
  group: SignGroup;
  total: number;
  /** The codes of the signs that were answered wrong. */
  wrong: readonly string[];
  onAgain: () => void;
}) {
  return (
    <Page title="Resultat" heading={`Resultat: ${group.title.toLocaleLowerCase('sv')}`}>
      <Card className="grid gap-4">
        <p className="text-2xl font-semibold">
          {total - wrong.length} av {total} rätt
        </p>
        <p className="text-muted-foreground">
          {wrong.length === 0
            ? 'Alla rätt! Prova en grupp som du kan mindre bra.'
            : 'Titta en gång till på märkena nedan och öva sedan igen.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onAgain}>Öva igen</Button>
          <ButtonLink variant="outline">
            <Link to={paths.signQuiz.getHref()}>Välj grupp</Link>
          </ButtonLink>
        </div>
      </Card>
      {wrong.length > 0 && (
        <section aria-labelledby="wrong" className="mt-8">
          <h2 id="wrong" className="mb-4 text-2xl">
            Titta på de här igen
          </h2>
          <SignGrid signs={wrong.flatMap((code) => findSign(code) ?? [])} />
        </section>
      )}
    </Page>
  );
}

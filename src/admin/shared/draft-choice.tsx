import { formatMoment } from '../../lib/format';
import { Button } from '../../ui/button';
import { EditorHeading } from './editor-heading';
import type { DraftOffer } from './use-draft';

/** Asks what is to become of an earlier draft, in the place of the form that it belongs to. */
export function DraftChoice({ offer: { offered, take, discard } }: { offer: DraftOffer }) {
  if (offered === null) return null;
  return (
    <section className="grid gap-4">
      <EditorHeading>Du har något osparat</EditorHeading>
      <p>
        Det du skrev {formatMoment(new Date(offered.writtenAt))} är inte sparat, men finns kvar på
        den här enheten.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={take}>Fortsätt skriva</Button>
        <Button variant="outline" onClick={discard}>
          Kasta det
        </Button>
      </div>
    </section>
  );
}

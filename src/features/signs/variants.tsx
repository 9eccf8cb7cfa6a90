import type { SignVariant } from '../../domain/sign/variants';
import { Card } from '../../ui/card';
import { SignPicture } from '../../components/sign/sign-picture';

/** The other forms of a sign, named. */
export function Variants({ code, variants }: { code: string; variants: readonly SignVariant[] }) {
  return (
    <section aria-labelledby="variants" className="mt-8">
      <h2 id="variants" className="mb-4 text-2xl">
        Samma märke, andra utföranden
      </h2>
      <Card>
        <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
          {variants.map(({ key, label }) => (
            <li key={key} className="grid justify-items-center gap-2 text-center text-sm">
              <SignPicture name={`${code}/${key}`} className="h-20 w-full" />
              {label}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

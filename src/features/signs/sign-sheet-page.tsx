import { Suspense } from 'react';

import { signGroups } from '../../domain/sign/sign-group';
import { signsOf } from '../../domain/sign/signs';
import { variantsOf } from '../../domain/sign/variants';
import { Page } from '../../ui/page';
import { SignDrawing } from '../../components/sign/sign-drawing';

/** Every drawing of every sign at one size, to look at and to compare pictures of. Not linked from anywhere. */
export default function SignSheetPage() {
  return (
    <Page title="Alla teckningar">
      <Suspense>
        {signGroups.map(({ id, title }) => (
          <section
            key={id}
            id={id}
            aria-label={title}
            className="mt-6 flex flex-wrap gap-2 bg-surface p-2"
          >
            {signsOf(id)
              .flatMap(({ code }) => [code, ...variantsOf(code).map(({ key }) => `${code}/${key}`)])
              .map((name) => (
                <div key={name} className="size-24">
                  <SignDrawing name={name} label={name} />
                </div>
              ))}
          </section>
        ))}
      </Suspense>
    </Page>
  );
}

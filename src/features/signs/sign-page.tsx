import { Suspense, use } from 'react';

import { paths } from '../../config/paths';
import { lookAlikesOf } from '../../domain/sign/look-alikes';
import { signGroups } from '../../domain/sign/sign-group';
import { signNoun, signTitle } from '../../domain/sign/sign-noun';
import { signSlug, signsOf, type Sign } from '../../domain/sign/signs';
import { variantsOf } from '../../domain/sign/variants';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { SignDrawing } from '../../components/sign/sign-drawing';
import { Skeleton } from '../../ui/skeleton';
import { Breadcrumbs } from './breadcrumbs';
import { loadSignTexts } from './load-sign-texts';
import { LookAlikes } from './look-alikes';
import { StepLinks } from './step-links';
import { Variants } from './variants';

const step = (sign: Sign | undefined) =>
  sign && {
    to: paths.sign.getHref(signSlug(sign)),
    label: (
      <span>
        {sign.code} <span className="sr-only">{sign.name}</span>
      </span>
    ),
  };

/** One sign: what it looks like, means and demands, its other forms, and what it is taken for. */
export function SignPage({ sign }: { sign: Sign }) {
  const text = use(loadSignTexts([sign.group]))[sign.code];
  const group = signGroups.find(({ id }) => id === sign.group);
  const inGroup = signsOf(sign.group);
  const index = inGroup.findIndex(({ code }) => code === sign.code);
  const variants = variantsOf(sign.code);
  const lookAlikes = lookAlikesOf(sign.code);
  const { definite, kind } = signNoun(sign);
  const title = signTitle(sign);
  return (
    <>
      <Breadcrumbs {...(group && { group })} />
      <Page title={title} heading={kind === undefined ? sign.name : title}>
        <div className="grid items-start gap-6 md:grid-cols-[2fr_3fr]">
          <Card className="grid place-items-center">
            <div className="h-60 w-full max-w-xs sm:h-72">
              <Suspense fallback={<Skeleton className="size-full" />}>
                <SignDrawing name={sign.code} label={text?.look ?? sign.name} />
              </Suspense>
            </div>
          </Card>
          <div className="grid gap-5">
            <p>
              <Badge tone="primary">{sign.code}</Badge>
            </p>
            <section>
              <h2 className="text-xl">Vad {definite} betyder</h2>
              <p className="mt-1 max-w-prose text-lg">{text?.meaning}</p>
            </section>
            {text?.demand !== undefined && (
              <section>
                <h2 className="text-xl">Vad du ska göra</h2>
                <p className="mt-1 max-w-prose text-lg">{text.demand}</p>
              </section>
            )}
            <section>
              <h2 className="text-xl">Så ser det ut</h2>
              <p className="mt-1 max-w-prose first-letter:uppercase">{text?.look}.</p>
            </section>
            <p className="text-sm text-muted-foreground">
              Kod och namn enligt vägmärkesförordningen (2007:90). Teckningen är vår egen.
            </p>
          </div>
        </div>
        {variants.length > 0 && <Variants code={sign.code} variants={variants} />}
        {lookAlikes.length > 0 && <LookAlikes sign={sign} lookAlikes={lookAlikes} />}
        <StepLinks
          label="Fler märken i gruppen"
          previous={step(inGroup[index - 1])}
          next={step(inGroup[index + 1])}
        />
      </Page>
    </>
  );
}

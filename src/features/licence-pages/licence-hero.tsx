import { learnerLinks } from '../../config/learner-links';
import { licenceEntries } from '../../config/licence-entries';
import { AudienceLinks } from '../../components/sales/audience-links';
import { Badge } from '../../ui/badge';
import { useHeadingFocus } from '../../ui/use-heading-focus';
import { VehicleScene } from '../../components/scene/vehicle-scene';
import type { LicenceContent } from './licence-content';
import { visitorLinks } from './visitor-links';

/** The first screen of a licence's page. */
export function LicenceHero({ content }: { content: LicenceContent }) {
  const heading = useHeadingFocus();
  const entry = licenceEntries.find(({ licence }) => licence === content.licence);
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-8 px-4 pt-8 pb-12 sm:px-6 sm:pt-12 sm:pb-16 lg:grid-cols-[1.1fr_1fr] lg:gap-12">
      <div>
        <Badge tone="primary">{entry?.title}</Badge>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-4 text-4xl font-bold tracking-[-0.03em] sm:text-5xl"
        >
          {content.heading}
        </h1>
        <p className="mt-4 max-w-xl text-lg text-pretty text-muted-foreground sm:text-xl sm:leading-relaxed">
          {content.intro}
        </p>
        <div className="mt-7">
          <AudienceLinks visitor={visitorLinks(content.licence)} learner={learnerLinks} />
        </div>
      </div>
      <VehicleScene vehicle={content.vehicle} isLarge className="h-60 rounded-3xl sm:h-80" />
    </section>
  );
}

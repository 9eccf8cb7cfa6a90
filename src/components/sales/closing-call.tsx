import { AudienceLinks, type LinkChoice } from './audience-links';

/** Ends a page by saying what to do next, on deep blue with a road that goes on. */
export function ClosingCall({
  heading,
  text,
  visitor,
  learner,
}: {
  heading: string;
  text: string;
  visitor: readonly LinkChoice[];
  learner: readonly LinkChoice[];
}) {
  return (
    <section className="mx-auto max-w-6xl px-4 py-14 sm:px-6 sm:py-20">
      <div className="relative isolate overflow-hidden rounded-3xl bg-deep px-6 py-12 text-deep-foreground sm:px-12 sm:py-16">
        <svg
          viewBox="0 0 400 300"
          preserveAspectRatio="xMaxYMid slice"
          aria-hidden
          className="absolute inset-y-0 right-0 -z-10 hidden h-full w-1/2 md:block"
        >
          <path d="M250 0h24l110 300H120Z" fill="#fff" opacity=".08" />
          <path
            d="M261 0 254 300"
            fill="none"
            stroke="var(--accent)"
            strokeWidth="8"
            strokeDasharray="30 24"
            opacity=".9"
          />
        </svg>
        <h2 className="text-3xl font-bold sm:text-4xl">{heading}</h2>
        <p className="mt-3 max-w-lg text-lg text-pretty text-deep-muted">{text}</p>
        <div className="mt-8 max-w-xl">
          <AudienceLinks isClosing visitor={visitor} learner={learner} />
        </div>
      </div>
    </section>
  );
}

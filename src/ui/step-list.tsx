/** Steps in their order, each numbered in the diamond of a main road, along the road that joins them. */
export function StepList({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid gap-10 md:auto-cols-fr md:grid-flow-col md:gap-8">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="group relative flex gap-6 md:block">
          <span
            aria-hidden
            className="absolute top-14 -bottom-10 left-6 border-l-3 border-dashed border-border group-last:hidden md:top-6 md:right-0 md:bottom-auto md:left-20 md:border-t-3 md:border-l-0"
          />
          <span
            aria-hidden
            className="relative isolate grid size-12 shrink-0 place-items-center text-lg font-bold text-accent-foreground before:absolute before:inset-1.5 before:-z-10 before:rotate-45 before:rounded-md before:bg-accent"
          >
            {index + 1}
          </span>
          <div className="md:mt-5">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-pretty text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

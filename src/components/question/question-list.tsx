/** Questions that open to their answers; they do without JavaScript. */
export function QuestionList({
  questions,
}: {
  questions: readonly { question: string; answer: string }[];
}) {
  return (
    <div className="grid gap-3">
      {questions.map(({ question, answer }) => (
        <details
          key={question}
          className="group rounded-card border border-border bg-surface open:shadow-lift"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
            {question}
            <span
              aria-hidden
              className="size-2.5 shrink-0 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-current transition-transform group-open:translate-y-0.5 group-open:-rotate-135"
            />
          </summary>
          <p className="max-w-prose px-5 pb-5 text-muted-foreground">{answer}</p>
        </details>
      ))}
    </div>
  );
}

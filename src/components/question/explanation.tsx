import Scale from 'lucide-react/icons/scale';

/** What an answer teaches: why the chosen option tempted, the rule, and the law that it rests on. */
export function Explanation({
  feedback,
  text,
  source,
}: {
  /** Why the chosen wrong option is wrong. */
  feedback: string | undefined;
  text: string;
  source: string | undefined;
}) {
  return (
    <>
      {feedback !== undefined && <p className="mt-2 font-medium">{feedback}</p>}
      {text !== '' && <p className="mt-2 whitespace-pre-line">{text}</p>}
      {source !== undefined && (
        <p className="mt-3 flex items-start gap-2 text-sm text-muted-foreground">
          <Scale aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="sr-only">Källa: </span>
            {/* a line does not begin with the sign */}
            {source.replace(/ (§|kap\.)/g, '\u00a0$1')}
          </span>
        </p>
      )}
    </>
  );
}

declare global {
  interface Window {
    /** What went wrong on the page so far; from when somebody tells of it, what takes the next (public/first-paint.js). */
    problems?: { push: (event: Event) => unknown };
  }
}

/** Events that a page tells of at most: what goes wrong in a circle goes wrong once. */
const mostEvents = 20;

/** A picture that is lost shows itself; of what a page fetches by an element only code is its own. */
const isOfPicture = ({ target }: Event) =>
  target instanceof Element && !(target instanceof HTMLScriptElement);

/** Has the operator told of what goes wrong on the page, and of what went wrong before. Its code comes with the first. */
export function watchProblems(): void {
  const before = Array.isArray(window.problems) ? (window.problems as Event[]) : [];
  let events = 0;
  let telling: Promise<{ tellProblem: (event: Event) => Promise<void> }> | undefined;
  const push = (event: Event) => {
    if (event.type === 'error' && isOfPicture(event)) return;
    events += 1;
    if (events > mostEvents) return;
    telling ??= import('../data/client-errors/tell-problem');
    telling.then(
      ({ tellProblem }) => tellProblem(event),
      // without a network nothing can be told; the next one asks for the code again
      () => {
        telling = undefined;
      },
    );
  };
  window.problems = { push };
  before.forEach(push);
}

/** The message of what has failed: `end` takes it away when it is tried anew, or when the page is left. */
export const toldProblem: { end: () => void } = { end: () => undefined };

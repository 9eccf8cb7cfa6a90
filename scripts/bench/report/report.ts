import type { Measurements } from '../measurements';
import { journeySection } from './journey';
import { pageSection } from './pages';
import { pressSection } from './presses';

const introduction = `# Performance

Written by \`npm run bench\`, which builds the program, serves it with its headers and brotli, and measures it beside two
references in the same run and in turns with them: a plain HTML page (the landing page's text and styles without any code)
and a bare React page (one component with a form). Compare ratios, not seconds: machines differ, and one that has other work
differs from itself. Figures are medians with the fastest and slowest round in parentheses.

\`npm run bench -- --compare\` writes nothing, and says what got slower than \`scripts/bench/baseline.json\` (the last run that was
written down) by more than the spread: even its fastest round, divided by the reference's of that round, is slower than
the slowest was. \`--only=lighthouse\`, \`--only=journey\` or \`--only=presses\` measures a part.

How it is measured, and what is not:

- The browser itself slows the network (\`Network.emulateNetworkConditions\`) and the processor. The network of service workers
  is slowed as well, but on a line of its own: what the worker fetches takes nothing from the page's share, so a worker that
  fetches at the wrong time costs more than the figures say.
- The processor is slowed for pages, not for service workers. What lies in the browser's caches and what the worker answers
  out of its own comes at once, as fast as this machine's disk.
- The build is served over HTTP/1.1, six connections to a host, without a handshake's round trips; hosting has HTTP/2, where
  many small scripts queue less.
- Authentication and database are the emulators on this machine, on the same slow line: what the services themselves take is
  not in the figures. The database's answers are compressed on the way, as its own are.
- A form can be typed in and sent when its fields and their form are React's and enabled. A press counts from the finger's
  touch, a visit from the request for its page, both to the first frame that has what is waited for.
- Scripts are counted, and their bytes, until that frame. What the HTML asks for is the first wave; what code asks for is a
  wave later than every script that had arrived before it asked, as code runs when all that it imports is there. Code that
  runs early by chance is so taken for code that waited: the number is rather too high than too low.
- Layout shift is the sum of all shifts in all steps of the journey that no press had caused in the half second before.
`;

/** The whole report, of the last run that was written down beside the program before issue 16. */
export function writeReport(before: Measurements, now: Measurements): string {
  const sections = [
    introduction,
    ...(now.lighthouse === undefined ? [] : [pageSection(before.lighthouse, now.lighthouse)]),
    ...(now.journey === undefined ? [] : [journeySection(before.journey, now.journey)]),
    ...(now.presses === undefined ? [] : [pressSection(before.presses, now.presses)]),
  ];
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}

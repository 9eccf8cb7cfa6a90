import { openGoogle, type Google } from '../../../scripts/deploy/google';

/** What the stand-in answers to a request, by the end of its address; a function is asked each time. */
export type Answers = Readonly<Record<string, unknown>>;

/** A stand-in for Google that notes every call of the command-line tool and every change by REST. */
export function standIn(
  answers: Answers,
  fails: (command: string) => boolean = () => false,
): { readonly google: Google; readonly calls: readonly string[] } {
  const calls: string[] = [];
  const google = openGoogle('teoriklar-prod', {
    token: () => Promise.resolve('token'),
    runFirebase: (args) => {
      const command = args.filter((each) => !/^(?:--project|--json|teoriklar-prod)$/.test(each));
      const text = command.join(' ').replace(/--config \S+/, '--config …');
      calls.push(text);
      if (fails(text)) {
        const output = JSON.stringify({ status: 'error', error: 'refused' });
        return Promise.resolve({ code: 1, output });
      }
      const result = { live: { url: 'https://preview.example' } };
      return Promise.resolve({
        code: 0,
        output: `A line before\n${JSON.stringify({ status: 'success', result })}`,
      });
    },
    fetch: (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (init?.method === 'POST') calls.push(`POST ${address.replace(/^https:\/\/[^/]+/, '')}`);
      const found = Object.entries(answers).find(([end]) => address.endsWith(end));
      if (found === undefined) return Promise.resolve(new Response('not set', { status: 403 }));
      const [, answer] = found;
      const body: unknown = typeof answer === 'function' ? (answer as () => unknown)() : answer;
      return Promise.resolve(Response.json(body));
    },
  });
  return { google, calls };
}

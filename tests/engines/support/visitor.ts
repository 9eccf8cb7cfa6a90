import type { Learner } from '../../e2e/support/backend';
import { signedInUser } from '../../e2e/support/session';
import type { Tab } from './engine';
import {
  followWorker,
  goBack,
  hasHit,
  heldDatabases,
  holdDatabases,
  isControlled,
  isShown,
  isWorkerReady,
  keep,
  markField,
  pathname,
  pointOf,
  text,
  type Target,
} from './in-page';
import { until } from './until';

const selectors = {
  button: 'button',
  link: 'a[href]',
  choice: 'input[type=radio], [role=checkbox], input[type=checkbox]',
  field: 'input, textarea',
} as const;

type Kind = keyof typeof selectors;

/** Not BASE_URL, which vitest sets to something of its own. */
const base = process.env['SITE_URL'] ?? '';

/** An address of the site at which there is no program. */
const withoutProgram = '/robots.txt';

/** Somebody who uses the site in one tab. Whatever is done waits until it can be done. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens an address of the site. */
  async open(path: string): Promise<void> {
    await this.tab.open(`${base}${path}`);
  }

  /** Goes back to the page before, as by the browser's button. */
  async goesBack(): Promise<void> {
    await this.run(goBack);
  }

  /** Presses the first button, link or choice whose name begins like this, in the row of a table with a text if given. */
  async press(kind: Kind, name: string, within: string | null = null): Promise<void> {
    const what = `${kind} "${name}" can be pressed`;
    await this.until(what, () => this.tryPress({ selector: selectors[kind], name, within }));
  }

  /** Presses a button until a text is shown: for one that ignores what may be the second press of a double click. */
  async pressUntil(name: string, text: string): Promise<void> {
    await this.pressFor(name, `"${name}" leads to "${text}"`, () => this.run(isShown, text));
  }

  /** Writes into the field with a label, in place of what is there. */
  async fill(label: string, text: string): Promise<void> {
    const field = { selector: selectors.field, name: label, within: null };
    await this.until(
      `the field ${label} has the focus`,
      async () => (await this.tryPress(field)) && this.run(markField),
    );
    await this.tab.type(text);
  }

  /** Waits until a text is to be read. */
  async sees(text: string): Promise<void> {
    await this.until(`"${text}" is shown`, () => this.run(isShown, text));
  }

  /** Waits until the address begins like this. */
  async arrives(path: string): Promise<void> {
    await this.until(`the address is ${path}`, async () =>
      (await this.run(pathname)).startsWith(path),
    );
  }

  /** Waits until there is a service worker for the next page. */
  private async getsWorker(): Promise<void> {
    await this.run(followWorker);
    await this.until('the service worker is ready', () => this.run(isWorkerReady));
  }

  /** Waits until pages come from the service worker; the page for it is one that opens no database. */
  async returns(): Promise<void> {
    await this.open('/demo');
    await this.getsWorker();
    await this.open('/demo');
    await this.until('the service worker is in control', () => this.run(isControlled));
  }

  /** Makes the device that of somebody who is signed in; spares a journey that is about something else the way there. */
  async isSignedIn(learner: Learner): Promise<void> {
    const [key, user] = await signedInUser(learner);
    await this.open(withoutProgram);
    await this.run(keep, { [key]: user, 'teoriklar.signedIn': JSON.stringify(learner.uid) });
  }

  /**
   * Opens an address without the program, has it hold every database of the device, and resolves with how many they are.
   * WebKit keeps them held when it keeps the page for 'back'.
   */
  async holdsDatabases(): Promise<number> {
    await this.open(withoutProgram);
    await this.run(holdDatabases);
    return this.until('the databases are held', () => this.run(heldDatabases));
  }

  async signsIn({ email, password }: Omit<Learner, 'uid'>): Promise<void> {
    await this.open('/login');
    await this.fill('E-postadress', email);
    await this.fill('Lösenord', password);
    await this.press('button', 'Logga in', null);
    await this.sees('Du är inloggad.');
  }

  /** Signs out by the menu, and waits until the page says that it is done: it shows nobody before the token is gone. */
  async signsOut(): Promise<void> {
    const way = { selector: selectors.button, name: 'Logga ut', within: null };
    const isOut = () => this.run(isShown, 'Du är utloggad');
    // a page that arrives closes the menu of the one before, also under the finger
    await this.pressFor(
      'Mer',
      'the page says that nobody is signed in',
      async () => (await isOut()) || ((await this.tryPress(way)) && (await this.comes(isOut))),
    );
  }

  /** Waits, and says in vain what the page shows instead. */
  async until<Answer>(
    what: string,
    ask: () => Promise<Answer | false | null | undefined>,
  ): Promise<Answer> {
    try {
      return await until(what, ask);
    } catch (error) {
      throw new Error(`${String(error)}; the page shows:\n${await this.run(text)}`, {
        cause: error,
      });
    }
  }

  /** Runs a function in the page. */
  private async run<Given extends unknown[], Result>(
    code: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> {
    const parameters = given.map((value) => JSON.stringify(value)).join(', ');
    return (await this.tab.evaluate(`(${String(code)})(${parameters})`)) as Result;
  }

  /** Presses a button, and again, until something has come of it. */
  private async pressFor(
    name: string,
    what: string,
    hasCome: () => Promise<boolean>,
  ): Promise<void> {
    const target = { selector: selectors.button, name, within: null };
    await this.until(what, async () => {
      if (await hasCome()) return true;
      await this.tryPress(target);
      return this.comes(hasCome);
    });
  }

  /** Whether something comes of a press before it would be pressed again; sooner would be a double click. */
  private async comes(hasCome: () => Promise<boolean>): Promise<boolean> {
    const next = Date.now() + 1000;
    while (Date.now() < next) if (await hasCome()) return true;
    return false;
  }

  /** Presses the target, and resolves with false where there is none, or something else has taken its place. */
  private async tryPress(target: Target): Promise<boolean> {
    const point = await this.run(pointOf, target);
    if (point === null) return false;
    await this.tab.press(point.x, point.y);
    return this.run(hasHit);
  }
}

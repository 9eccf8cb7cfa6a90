import { queryOptions } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { address, addressState, showAt } from '../../../tests/drivers/page';
import { ada, discountCode, order, paymentSettings } from '../../../tests/factories/purchase';
import type { AuthUser } from '../../data/auth/auth-user';
import { getDiscountCode } from '../../data/discount-codes/repository';
import { DataError } from '../../data/errors';
import { getOpenOrder, getOrderWithCode } from '../../data/orders/open-orders';
import { createOrder } from '../../data/orders/repository';
import { listProducts } from '../../data/products/repository';
import { profileSchema } from '../../domain/account/profile';
import type { License } from '../../domain/account/license';
import type { DiscountCode } from '../../domain/purchase/discount-code';
import type { Order } from '../../domain/purchase/order';
import type { PaymentSettings } from '../../domain/purchase/payment-settings';
import { standardProducts, type Product } from '../../domain/purchase/product';
import { standardOffer } from '../../domain/purchase/standard-offer';
import { formatDateAndTime } from '../../lib/format-time';
import { notifyError } from '../../ui/notify';
import { pageOpenedBy, type LockedPage } from './locked-page';
import { PurchasePage } from './purchase-page';

const read = vi.hoisted(() => ({
  user: vi.fn<() => AuthUser | null | Promise<never>>(),
  settings: vi.fn<() => Promise<PaymentSettings | null>>(),
  licenses: vi.fn<() => License[]>(),
  now: vi.fn<() => Date>(),
}));
vi.mock('../../ui/notify', () => ({ notifyError: vi.fn() }));
vi.mock('../../data/auth/queries', () => ({
  authOptions: () => queryOptions({ queryKey: ['auth'], queryFn: read.user }),
}));
vi.mock('../../data/payment-settings/queries', () => ({
  paymentSettingsOptions: () => queryOptions({ queryKey: ['settings'], queryFn: read.settings }),
}));
vi.mock('../../data/access/queries', () => ({
  accessOptions: () =>
    queryOptions({
      queryKey: ['access'],
      queryFn: () => ({ profile: activeProfile, licenses: read.licenses() }),
    }),
}));
vi.mock('../../lib/server-clock', () => ({
  measureServerTime: () => Promise.resolve(read.now()),
  serverNow: () => new Date(),
}));
vi.mock('../../data/orders/open-orders', () => ({
  getOpenOrder: vi.fn(),
  getOrderWithCode: vi.fn(),
}));
vi.mock('../../data/products/repository', () => ({ listProducts: vi.fn() }));
vi.mock('../../data/orders/repository', () => ({ createOrder: vi.fn() }));
vi.mock('../../data/discount-codes/repository', () => ({ getDiscountCode: vi.fn() }));

const { full, tests } = standardOffer;

const activeProfile = profileSchema.parse({
  userId: ada.uid,
  fullName: 'Ada Ek',
  email: ada.email,
  userStatus: 'active',
});

const courses: LockedPage = { name: 'Kurser', path: '/kurser/b-miljo', opening: ['full'] };

/** What the device remembers of who was here last. */
const marks = document.documentElement.dataset;

beforeEach(() => {
  vi.clearAllMocks();
  marks['session'] = 'in';
  read.user.mockReturnValue(ada);
  read.settings.mockReset().mockResolvedValue(paymentSettings());
  read.licenses.mockReset().mockReturnValue([]);
  read.now.mockReset().mockImplementation(() => new Date());
  vi.mocked(getOpenOrder).mockReset().mockResolvedValue(null);
  vi.mocked(getOrderWithCode).mockReset().mockResolvedValue(null);
  vi.mocked(listProducts)
    .mockReset()
    .mockResolvedValue([...standardProducts]);
  vi.mocked(createOrder).mockReset().mockResolvedValue('TKABCDEFGH');
  vi.mocked(getDiscountCode).mockReset().mockResolvedValue(discountCode());
});

async function show(page = <PurchasePage productId="full" />, at = '/ovning') {
  showAt(at, page);
  const buy = await screen.findByRole('button', { name: /^Köp för/ });
  const isSignedIn = read.user() !== null;
  // who is signed in is known a moment later
  await waitFor(() => {
    expect(field().disabled).toBe(!isSignedIn);
    expect(screen.queryByRole('link', { name: 'Logga in' }) === null).toBe(isSignedIn);
  });
  return buy;
}

const price = () => screen.getByRole('status', { name: 'Pris' });
const lines = () => [...price().children].map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Rabattkod/ });

const arrivesAtTheOrder = () =>
  waitFor(() => {
    expect(address()).toBe('/kop/TKABCDEFGH');
  });

async function enterCode(text: string) {
  await userEvent.type(field(), text);
  await press('Använd');
}

/** What the field is described by: a hint, or what is wrong. */
const note = () => document.getElementById(field().getAttribute('aria-describedby') ?? '-');

describe('the price', () => {
  test('of full access is told with its time and its VAT', async () => {
    const buy = await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Få full åtkomst');
    expect(lines()).toEqual([
      '1\u00a0599\u00a0kr',
      'engångspris för 4 månader',
      'varav moms 319,80\u00a0kr',
    ]);
    expect(buy.textContent).toBe('Köp för 1\u00a0599\u00a0kr');
  });

  test('of the tests is their own', async () => {
    await show(<PurchasePage productId="tests" />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Obegränsade teoriprov');
    expect(lines()).toEqual([
      '299\u00a0kr',
      'engångspris för 4 månader',
      'varav moms 59,80\u00a0kr',
    ]);
  });

  test('is the one that an administrator has set', async () => {
    vi.mocked(listProducts).mockResolvedValue([
      { id: 'full', name: 'Allt', price: 1000, months: 6, isActive: true },
    ]);
    await show();
    expect(lines()).toEqual([
      '1\u00a0000\u00a0kr',
      'engångspris för 6 månader',
      'varav moms 200,00\u00a0kr',
    ]);
  });
});

describe('the products side by side', () => {
  const cells = (heading: string | RegExp) => {
    const row = screen.getByRole('rowheader', { name: heading }).closest('tr');
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  };

  test.each(['full', 'tests'] as const)(
    'stand on the page of %s with price, time and what each opens',
    async (productId) => {
      await show(<PurchasePage productId={productId} />);
      expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Full åtkomst',
        'Teoriprov',
      ]);
      expect(cells('Engångspris')).toEqual(['1\u00a0599\u00a0kr', '299\u00a0kr']);
      expect(cells('Gäller i')).toEqual(['4 månader', '4 månader']);
      for (const both of [/teoriprov/, /Hur redo du är/]) {
        expect(cells(both)).toEqual(['ingår', 'ingår']);
      }
      for (const full of [
        /övningsfrågor/,
        /Repetition/,
        /teorikurser/,
        /Frågor om alla vägmärken/,
      ]) {
        expect(cells(full)).toEqual(['ingår', '–ingår inte']);
      }
    },
  );

  test('have one way each: the other one is a press away, and what was locked goes along', async () => {
    await show(<PurchasePage productId="full" locked={courses} />);
    await userEvent.click(screen.getByRole('link', { name: 'Välj Teoriprov' }));
    expect(address()).toBe('/kopa/tests');
    expect(addressState()).toEqual({ locked: courses });
  });

  test('are one where only one is on sale', async () => {
    vi.mocked(listProducts).mockResolvedValue([full]);
    await show();
    expect(screen.getAllByRole('columnheader')).toHaveLength(1);
    expect(screen.queryByRole('link', { name: /^Välj/ })).toBeNull();
  });
});

describe('a discount code', () => {
  test('shows old price, new price, saving and VAT', async () => {
    const buy = await show();
    await enterCode(' höst20 ');
    expect(getDiscountCode).toHaveBeenCalledExactlyOnceWith('HÖST20');
    expect(lines()).toEqual([
      'Ordinarie pris: 1\u00a0599\u00a0kr',
      '1\u00a0280\u00a0kr',
      'engångspris för 4 månader',
      'Du sparar 319\u00a0kr',
      'varav moms 256,00\u00a0kr',
    ]);
    expect(note()?.textContent).toBe('HOST20 ger 20\u00a0% rabatt.');
    expect(buy.textContent).toBe('Köp för 1\u00a0280\u00a0kr');
  });

  const past = new Date(Date.now() - 1000);
  test.each<[string, DiscountCode | null, string]>([
    ['does not exist', null, 'Rabattkoden finns inte. Kontrollera stavningen.'],
    ['is switched off', discountCode({ isActive: false }), 'Rabattkoden gäller inte längre.'],
    ['has expired', discountCode({ expiresAt: past }), 'Rabattkoden har gått ut.'],
    [
      'is used up',
      discountCode({ isUsedUp: true }),
      'Rabattkoden har redan använts så många gånger som den räcker.',
    ],
  ])('that %s is refused with the reason, and costs nothing', async (_what, code, message) => {
    vi.mocked(getDiscountCode).mockResolvedValue(code);
    await show();
    await enterCode('HOST20');
    expect(note()?.textContent).toBe(message);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(lines()[0]).toBe('1\u00a0599\u00a0kr');
  });

  test('expires by the clock of the server', async () => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    vi.mocked(getDiscountCode).mockResolvedValue(discountCode({ expiresAt: tomorrow }));
    read.now.mockReturnValue(new Date(tomorrow.getTime() + 1));
    await show();
    await enterCode('HOST20');
    expect(note()?.textContent).toBe('Rabattkoden har gått ut.');

    vi.mocked(getDiscountCode).mockResolvedValue(discountCode({ expiresAt: past }));
    read.now.mockReturnValue(new Date(past.getTime() - 1));
    await press('Använd');
    expect(note()?.textContent).toBe('HOST20 ger 20\u00a0% rabatt.');
  });

  test('that the user has used is refused, and costs nothing', async () => {
    vi.mocked(getOrderWithCode).mockResolvedValue(order({ status: 'paid' }));
    await show();
    await enterCode('HOST20');
    expect(getOrderWithCode).toHaveBeenCalledExactlyOnceWith('ada', 'HOST20');
    expect(note()?.textContent).toBe(
      'Du har redan använt den här rabattkoden. Den gäller en gång per person.',
    );
    expect(lines()[0]).toBe('1\u00a0599\u00a0kr');
  });

  test('that cannot be looked up is told', async () => {
    vi.mocked(getDiscountCode).mockRejectedValue(new DataError('network', 'dead'));
    await show();
    await enterCode('HOST20');
    expect(note()?.textContent).toBe('Rabattkoden kunde inte kontrolleras. Försök igen.');
  });

  test('is taken back when the field is changed, and so is its refusal', async () => {
    await show();
    await enterCode('HOST20');
    await userEvent.type(field(), 'X');
    expect(lines()[0]).toBe('1\u00a0599\u00a0kr');
    expect(note()).toBeNull();

    vi.mocked(getDiscountCode).mockResolvedValue(null);
    await press('Använd');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '{Backspace}');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('of spaces alone is not looked up', async () => {
    await show();
    await enterCode('   ');
    expect(getDiscountCode).not.toHaveBeenCalled();
    expect(note()).toBeNull();
  });
});

describe('buying', () => {
  test('makes an order by Swish and goes to it', async () => {
    await userEvent.click(await show());
    await arrivesAtTheOrder();
    expect(createOrder).toHaveBeenCalledExactlyOnceWith('ada', {
      product: full,
      method: 'swish',
      discount: null,
    });
    await arrivesAtTheOrder();
  });

  test('takes the code and the way to pay along', async () => {
    await show();
    await enterCode('HOST20');
    await userEvent.click(screen.getByRole('radio', { name: /Kort/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Köp för/ }));
    await arrivesAtTheOrder();
    expect(createOrder).toHaveBeenCalledExactlyOnceWith('ada', {
      product: full,
      method: 'sumup',
      discount: discountCode(),
    });
  });

  test('the tests makes an order of the tests', async () => {
    await userEvent.click(await show(<PurchasePage productId="tests" />));
    await arrivesAtTheOrder();
    expect(vi.mocked(createOrder).mock.calls[0]?.[1].product).toEqual(tests);
  });

  test('that fails is told, and can be tried again', async () => {
    vi.mocked(createOrder).mockRejectedValueOnce(new DataError('permission-denied', 'no'));
    const buy = await show();
    await userEvent.click(buy);
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(
      'Fel',
      'Kunde inte starta betalningen. Försök igen.',
    );
    expect(address()).toBe('/ovning');
    await waitFor(() => {
      expect(buy.getAttribute('aria-busy')).toBeNull();
    });
    await userEvent.click(buy);
    await arrivesAtTheOrder();
  });

  test('that is refused for its price is tried again with the price of now', async () => {
    vi.mocked(createOrder).mockRejectedValueOnce(new DataError('permission-denied', 'no'));
    const buy = await show();
    const dearer: Product = { ...standardOffer.full, price: 1700 };
    vi.mocked(listProducts).mockResolvedValue([dearer]);
    await userEvent.click(buy);
    expect(notifyError).toHaveBeenCalledOnce();
    const again = await screen.findByRole('button', { name: /^Köp för 1\s700\skr/ });
    await waitFor(() => {
      expect(again.getAttribute('aria-busy')).toBeNull();
    });
    await userEvent.click(again);
    await arrivesAtTheOrder();
    expect(vi.mocked(createOrder).mock.calls.map(([, { product }]) => product)).toEqual([
      full,
      dearer,
    ]);
  });

  test('that is refused for its code looks at the code again, and says what is wrong with it', async () => {
    vi.mocked(createOrder).mockRejectedValueOnce(new DataError('permission-denied', 'no'));
    await show();
    await enterCode('HOST20');
    vi.mocked(getDiscountCode).mockResolvedValue(discountCode({ isActive: false }));
    await userEvent.click(screen.getByRole('button', { name: /^Köp för 1\s280/ }));
    const buy = await screen.findByRole('button', { name: /^Köp för 1\s599/ });
    expect(note()?.textContent).toBe('Rabattkoden gäller inte längre.');

    await waitFor(() => {
      expect(buy.getAttribute('aria-busy')).toBeNull();
    });
    await userEvent.clear(field());
    await userEvent.click(buy);
    await waitFor(() => {
      expect(createOrder).toHaveBeenCalledTimes(2);
    });
    expect(vi.mocked(createOrder).mock.calls.map(([, { discount }]) => discount?.code)).toEqual([
      'HOST20',
      undefined,
    ]);
  });

  test('applies a code that is typed and has not been tried out', async () => {
    const buy = await show();
    await userEvent.type(field(), 'höst20');
    await userEvent.click(buy);
    await arrivesAtTheOrder();
    expect(getDiscountCode).toHaveBeenCalledExactlyOnceWith('HÖST20');
    expect(createOrder).toHaveBeenCalledExactlyOnceWith('ada', {
      product: full,
      method: 'swish',
      discount: discountCode(),
    });
  });

  test.each<[string, () => void, string]>([
    [
      'is not there',
      () => vi.mocked(getDiscountCode).mockResolvedValue(null),
      'Rabattkoden finns inte. Kontrollera stavningen.',
    ],
    [
      'cannot be looked up',
      () => vi.mocked(getDiscountCode).mockRejectedValue(new DataError('network', 'dead')),
      'Rabattkoden kunde inte kontrolleras. Försök igen.',
    ],
  ])('orders nothing while a code is typed that %s', async (_what, given, message) => {
    given();
    const buy = await show();
    await userEvent.type(field(), 'HOST20');
    for (const time of [1, 2]) {
      await userEvent.click(buy);
      await waitFor(() => {
        expect(notifyError).toHaveBeenCalledTimes(time);
        expect(buy.getAttribute('aria-busy')).toBeNull();
      });
    }
    expect(notifyError).toHaveBeenLastCalledWith(
      'Rabattkoden gäller inte',
      'Rätta den, eller töm fältet och köp utan rabatt.',
    );
    expect(note()?.textContent).toBe(message);
    expect(createOrder).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.click(buy);
    await arrivesAtTheOrder();
  });

  test('that fails because another order waits leads to that one', async () => {
    vi.mocked(createOrder).mockRejectedValueOnce(new DataError('permission-denied', 'no'));
    const buy = await show();
    vi.mocked(getOpenOrder).mockResolvedValue(order({ id: 'TKWAITING2' }));
    await userEvent.click(buy);
    const link = await screen.findByRole('link', { name: 'Till köpet' });
    expect(link.getAttribute('href')).toBe('/kop/TKWAITING2');
  });

  test('cannot be pressed twice while the order is written', async () => {
    vi.mocked(createOrder).mockReturnValue(new Promise(() => undefined));
    const buy = await show();
    await userEvent.dblClick(buy);
    expect(createOrder).toHaveBeenCalledOnce();
    expect(buy.getAttribute('aria-busy')).toBe('true');
  });
});

test.each<['full' | 'tests', LockedPage | undefined]>([
  ['full', courses],
  // the tests open no course
  ['tests', undefined],
])('an order of %s is kept with the locked page that it opens', async (productId, opened) => {
  const bought = order({ id: 'TKABCDEFGH', productId });
  localStorage.clear();
  await userEvent.click(await show(<PurchasePage productId={productId} locked={courses} />));
  await arrivesAtTheOrder();
  expect(pageOpenedBy(bought)).toEqual(opened);
  expect(pageOpenedBy({ ...bought, id: 'TKANOTHER2' })).toBeUndefined();
});

describe('what keeps from buying', () => {
  const month = 31 * 24 * 60 * 60 * 1000;
  /** As it is found: without spaces that do not break. */
  const shown = (time: Date) => formatDateAndTime(time).replaceAll('\u00a0', ' ');
  const license = (months: number): License => ({
    userId: 'ada',
    productId: 'full',
    isActive: true,
    expiresAt: new Date(Date.now() + months * month),
  });

  test('is an order that waits: it is told of, and nothing else can be ordered', async () => {
    vi.mocked(getOpenOrder).mockResolvedValue(order({ id: 'TKWAITING2' }));
    showAt('/ovning', <PurchasePage productId="full" />);
    expect(await screen.findByText('Du har redan ett köp som väntar')).toBeDefined();
    expect(screen.getByText(/^Det är från 20 november 2026 och kostar 1 599 kr\./)).toBeDefined();
    expect(getOpenOrder).toHaveBeenCalledExactlyOnceWith('ada', 'full');
    expect(screen.getByRole('link', { name: 'Till köpet' }).getAttribute('href')).toBe(
      '/kop/TKWAITING2',
    );
    expect(screen.queryByRole('button', { name: /^Köp för/ })).toBeNull();
  });

  test('is not known at once: until it is, nothing can be ordered', async () => {
    let answer: (order: Order | null) => void = () => undefined;
    vi.mocked(getOpenOrder).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    showAt('/ovning', <PurchasePage productId="full" />);
    await waitFor(() => {
      expect(getOpenOrder).toHaveBeenCalled();
    });
    expect(screen.getByText('Laddar…')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Köp för/ })).toBeNull();
    answer(null);
    expect(await screen.findByRole('button', { name: /^Köp för/ })).toBeDefined();
  });

  test('is told by the rules where it cannot be looked up', async () => {
    vi.mocked(getOpenOrder).mockRejectedValue(new DataError('network', 'dead'));
    expect(await show()).toBeDefined();
  });

  test('is none where access runs: the page says until when it lasts with what is bought', async () => {
    const { expiresAt } = license(1);
    read.licenses.mockReturnValue([{ ...license(1), expiresAt }]);
    await show(<PurchasePage productId="full" />, '/kopa/full');
    expect(await screen.findByRole('heading', { name: 'Förläng full åtkomst' })).toBeDefined();
    const until = shown(new Date(expiresAt.getTime() + 4 * month));
    expect(
      screen.getByText(new RegExp(`Då gäller åtkomsten till och med ${until}\\.$`)),
    ).toBeDefined();
    expect(document.title).toMatch(/^Köp full åtkomst/);
  });

  test('is none where access has ended: the page says when, and that nothing is lost', async () => {
    const { expiresAt } = license(-1);
    read.licenses.mockReturnValue([{ ...license(-1), expiresAt }]);
    await show();
    expect(await screen.findByRole('heading', { name: 'Köp full åtkomst igen' })).toBeDefined();
    expect(document.title).toMatch(/^Övning/);
    expect(
      screen.getByText(
        `Din åtkomst tog slut ${shown(expiresAt)}. Dina svar och resultat finns kvar.`,
      ),
    ).toBeDefined();
  });

  test('is none, and nothing is said, where another licence opens the same', async () => {
    read.licenses.mockReturnValue([license(1), { ...license(-1), productId: 'tests' }]);
    await show(<PurchasePage productId="tests" />, '/kopa/tests');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Obegränsade teoriprov');
    expect(screen.queryByText(/tog slut/)).toBeNull();
  });

  test('is access for nearly 24 months: it is told from when more can be bought', async () => {
    read.licenses.mockReturnValue([license(21)]);
    showAt('/ovning', <PurchasePage productId="full" />);
    expect(await screen.findByText('Din åtkomst räcker redan länge')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Få full åtkomst');
    expect(
      screen.getByText(/högst 24 månader framåt.* från och med .* kl\. \d+\.\d\d\.$/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Köp för/ })).toBeNull();
  });

  test('is not access that ends sooner, nor that of the other product', async () => {
    read.licenses.mockReturnValue([license(19), { ...license(23), productId: 'tests' }]);
    await userEvent.click(await show());
    await arrivesAtTheOrder();
    expect(createOrder).toHaveBeenCalledOnce();
  });
});

describe('signed out', () => {
  beforeEach(() => {
    read.user.mockReturnValue(null);
    delete marks['session'];
  });

  test('how to buy is shown before the service has said so: nothing moves when it does', async () => {
    read.user.mockReturnValue(new Promise(() => undefined));
    showAt('/ovning', <PurchasePage productId="full" />);
    expect(await screen.findByRole('button', { name: /^Köp för/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Logga in' })).toBeDefined();
  });

  test('buying asks to sign in and orders nothing', async () => {
    await userEvent.click(await show());
    expect(notifyError).toHaveBeenCalledExactlyOnceWith(
      'Inloggning krävs',
      'Du måste logga in för att köpa åtkomst.',
    );
    expect(createOrder).not.toHaveBeenCalled();
  });

  test('a code waits for the sign-in, and says so', async () => {
    await show();
    expect(field().disabled).toBe(true);
    expect(note()?.textContent).toBe('Logga in för att använda en rabattkod.');
  });

  test.each([
    ['Logga in', '/login'],
    ['Skapa konto', '/register'],
  ])('%s leads back to the offer', async (name, to) => {
    await show(<PurchasePage productId="tests" />, '/prov');
    await userEvent.click(screen.getByRole('link', { name }));
    expect(address()).toBe(to);
    expect(addressState()).toEqual({ from: '/prov' });
  });

  test('signing in from the page of a product leads back to what was locked, if it opens that', async () => {
    await show(<PurchasePage productId="full" locked={courses} />, '/kopa/full');
    await userEvent.click(screen.getByRole('link', { name: 'Logga in' }));
    expect(addressState()).toEqual({ from: '/kurser/b-miljo' });
  });
});

test('who is signed in is not asked to sign in', async () => {
  await show();
  expect(screen.queryByRole('link', { name: 'Logga in' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Prova demo' }).getAttribute('href')).toBe('/demo');
  expect(screen.getByRole('link', { name: 'villkoren' }).getAttribute('href')).toBe('/villkor');
});

test('who has the tests is told what full access adds', async () => {
  await show(<PurchasePage productId="full" ownsTests />);
  expect(screen.getByText('Du har redan teoriproven')).toBeDefined();
});

test('who has not is not told so', async () => {
  await show();
  expect(screen.queryByText('Du har redan teoriproven')).toBeNull();
});

describe('when nothing can be bought', () => {
  test.each([
    ['payments are switched off', paymentSettings({ enabled: false })],
    ['nobody has set up payments', null],
  ])('because %s, the price is shown and the way on', async (_why, settings) => {
    read.settings.mockResolvedValue(settings);
    showAt('/ovning', <PurchasePage productId="full" />);
    expect(await screen.findByText('Köp är inte öppet just nu')).toBeDefined();
    expect(lines()[0]).toBe('1\u00a0599\u00a0kr');
    expect(screen.queryByRole('button', { name: /^Köp för/ })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Prova demo' })).toBeDefined();
  });

  test('because the product is not on sale, that is said', async () => {
    vi.mocked(listProducts).mockResolvedValue([]);
    showAt('/ovning', <PurchasePage productId="full" />);
    expect(await screen.findByText('Köp är inte öppet just nu')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Köp för/ })).toBeNull();
  });
});

test.each(['products', 'settings'])(
  'when the %s cannot be read, that is told and can be tried again',
  async (what) => {
    const failure = new DataError('network', 'dead');
    if (what === 'products') vi.mocked(listProducts).mockRejectedValueOnce(failure);
    else read.settings.mockRejectedValueOnce(failure);
    showAt('/ovning', <PurchasePage productId="full" />);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Kunde inte hämta priset/);
    await press('Försök igen');
    expect(await screen.findByRole('button', { name: /^Köp för/ })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

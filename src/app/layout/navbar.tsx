import ChartColumn from 'lucide-react/icons/chart-column';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Menu from 'lucide-react/icons/menu';
import Repeat from 'lucide-react/icons/repeat';
import SquarePen from 'lucide-react/icons/square-pen';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { classNames } from '../../lib/class-names';
import { Button, ButtonLink } from '../../ui/button';
import { ThemeSwitch } from '../../ui/theme-switch';
import { NavMarks } from '../lazy-parts';
import { Brand } from './brand';
import type { TabMarks } from './nav-marks';
import { useSignOut } from './use-sign-out';

/** What a learner comes back to: a bar at the thumb on a phone, in the head of the page elsewhere. */
const tabs = [
  { to: paths.practice.getHref(), label: 'Övning', icon: SquarePen },
  { to: paths.exam.getHref(), label: 'Teoriprov', icon: GraduationCap },
  { to: paths.review.getHref(), label: 'Repetera', icon: Repeat },
  { to: paths.statistics.getHref(), label: 'Framsteg', icon: ChartColumn },
] as const;

/** What else there is; for visitors, who have no tabs, only what is theirs. */
const links = [
  { to: paths.home.getHref(), label: 'Hem', isForSignedIn: false },
  { to: paths.account.getHref(), label: 'Min Sida', isForSignedIn: true },
  { to: paths.courses.getHref(), label: 'Kurser', isForSignedIn: true },
  { to: paths.signs.getHref(), label: 'Vägmärken', isForSignedIn: true },
  { to: paths.plan.getHref(), label: 'Min plan', isForSignedIn: true },
  { to: paths.readiness.getHref(), label: 'Hur redo är du?', isForSignedIn: true },
  { to: paths.admin.getHref(), label: 'Admin', isForSignedIn: false },
] as const;

const linkLook = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 items-center rounded-card px-3 font-medium transition-colors',
    isActive ? 'bg-primary-soft text-primary' : 'hover:bg-muted',
  );

const tabLook =
  'relative hidden min-h-14 flex-col items-center justify-center gap-0.5 text-xs signed-in:flex lg:min-h-11 lg:rounded-card lg:px-3 lg:text-base';
const otherTab = 'font-medium text-muted-foreground lg:text-foreground lg:hover:bg-muted';
const markLook =
  'absolute top-1 left-1/2 ml-1.5 grid place-items-center rounded-full bg-accent text-xs font-bold text-accent-foreground lg:top-0 lg:-right-2.5 lg:left-auto lg:z-10';

function Tabs({ marks }: { marks: TabMarks }) {
  return tabs.map(({ to, label, icon: Icon }) => {
    const mark = marks[to];
    return (
      <NavLink
        key={to}
        to={to}
        className={({ isActive }) =>
          classNames(
            tabLook,
            isActive ? 'font-semibold text-primary lg:bg-primary-soft lg:font-medium' : otherTab,
          )
        }
      >
        <Icon aria-hidden className="size-6 lg:hidden" />
        {label}
        {mark !== undefined && (
          <span
            className={classNames(
              markLook,
              mark.count === undefined ? 'size-3' : 'h-5 min-w-5 px-1',
            )}
          >
            {mark.count}
            <span className="sr-only"> {mark.text}</span>
          </span>
        )}
      </NavLink>
    );
  });
}

function Links() {
  return links.map(({ to, label, isForSignedIn }) => (
    <div key={to} className={isForSignedIn ? 'hidden signed-in:block' : undefined}>
      <NavLink to={to} end={to === '/' || to === '/min-sida'} className={linkLook}>
        {label}
      </NavLink>
    </div>
  ));
}

function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button
      variant="outline"
      data-leaves
      className="flex-1"
      isBusy={signOut.isPending}
      onClick={() => {
        signOut.mutate();
      }}
    >
      Logga ut
    </Button>
  );
}

function SignInLinks() {
  return (
    <>
      <ButtonLink variant="outline">
        <Link to={paths.login.getHref()}>Logga in</Link>
      </ButtonLink>
      <ButtonLink>
        <Link to={paths.register.getHref()}>Registrera</Link>
      </ButtonLink>
    </>
  );
}

/** A menu that belongs to the page that it was opened on, so that choosing a link closes it, as Escape does and a press beside it. */
function useMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => {
      setOpenAt(null);
    };
    // wherever focus is: a page that arrives takes it away from the menu
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const closeBeside = (event: MouseEvent) => {
      const { target } = event;
      // what was pressed may be gone by now, as the toggle's icon is
      const isInside = header.current !== null && event.composedPath().includes(header.current);
      // a link also closes it that leads to where one is
      if (!isInside || (target instanceof Element && target.closest('a') !== null)) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeBeside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeBeside);
    };
  }, [isOpen]);
  const toggle = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': 'meny',
    onClick: () => {
      setOpenAt(isOpen ? null : key);
    },
  } as const;
  return { header, isOpen, toggle };
}

/**
 * The menu. Visitors have few links, in the head of the page or, on a small screen, behind a toggle. Learners have tabs,
 * which on a small screen are at its foot, and the rest behind 'Mer'.
 */
export function Navbar({ isPageThere }: { isPageThere: boolean }) {
  const { header, isOpen, toggle } = useMenu();
  const [marks, setMarks] = useState<TabMarks>({});
  const Icon = isOpen ? X : Menu;
  return (
    <header
      ref={header}
      className="sticky top-0 z-30 border-b border-border bg-surface pt-[env(safe-area-inset-top)] print:hidden max-lg:signed-in:relative asking:hidden"
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Brand />
        <nav
          aria-label="Huvudmeny"
          className="flex-1 grid-cols-5 items-center gap-1 lg:ml-6 lg:flex max-lg:signed-in:fixed max-lg:signed-in:inset-x-0 max-lg:signed-in:bottom-0 max-lg:signed-in:z-10 max-lg:signed-in:grid max-lg:signed-in:border-t max-lg:signed-in:border-border max-lg:signed-in:bg-surface max-lg:signed-in:pb-[env(safe-area-inset-bottom)]"
        >
          <Tabs marks={marks} />
          <div className="hidden gap-1 lg:flex signed-in:hidden">
            <Links />
          </div>
          <div className="lg:signed-in:relative">
            <button {...toggle} className={classNames(tabLook, otherTab, 'w-full')}>
              <Menu aria-hidden className="size-6 lg:hidden" />
              Mer
            </button>
            <div
              id="meny"
              hidden={!isOpen}
              className="absolute inset-x-0 z-10 max-h-[80dvh] overflow-y-auto border-y border-border bg-surface px-4 pt-2 pb-4 shadow-lift max-lg:top-full lg:top-full lg:right-auto lg:mt-2 lg:w-64 lg:rounded-card lg:border-x max-lg:signed-in:top-auto max-lg:signed-in:bottom-full"
            >
              <Links />
              <div className="mt-3 hidden gap-2 border-t border-border pt-4 signed-in:flex">
                <ThemeSwitch />
                <SignOutButton />
              </div>
              <div className="mt-3 grid gap-2 border-t border-border pt-4 signed-in:hidden">
                <SignInLinks />
              </div>
            </div>
          </div>
        </nav>
        <div className="ml-auto flex items-center gap-2 signed-in:hidden">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 lg:flex">
            <SignInLinks />
          </div>
          <button
            {...toggle}
            aria-label={isOpen ? 'Stäng menyn' : 'Öppna menyn'}
            className="grid size-11 place-items-center rounded-card hover:bg-muted lg:hidden"
          >
            <Icon aria-hidden className="size-6" />
          </button>
        </div>
      </div>
      <p className="absolute top-0 left-1/2 hidden -translate-x-1/2 rounded-b-md bg-warning-soft px-2 text-xs font-medium text-warning-ink lg:top-full test-mode:block">
        Testläge<span className="sr-only">: köp bekräftas utan att några pengar dras.</span>
      </p>
      <Suspense fallback={null}>{isPageThere && <NavMarks.Page tell={setMarks} />}</Suspense>
    </header>
  );
}

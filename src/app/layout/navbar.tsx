import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { classNames } from '../../lib/class-names';
import { Button, ButtonLink } from '../../ui/button';
import { ThemeSwitch } from '../../ui/theme-switch';
import { Brand } from './brand';
import { useSignOut } from './use-sign-out';

const links = [
  { to: paths.home.getHref(), label: 'Hem', isForSignedIn: false },
  { to: paths.practice.getHref(), label: 'Övning', isForSignedIn: true },
  { to: paths.exam.getHref(), label: 'Teoriprov', isForSignedIn: true },
  { to: paths.account.getHref(), label: 'Min Sida', isForSignedIn: true },
  { to: paths.admin.getHref(), label: 'Admin', isForSignedIn: false },
] as const;

function Links() {
  return links.map(({ to, label, isForSignedIn }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      className={({ isActive }) =>
        classNames(
          'min-h-11 items-center rounded-card px-3 font-medium transition-colors',
          isForSignedIn ? 'hidden signed-in:flex' : 'flex',
          isActive ? 'bg-primary-soft text-primary' : 'hover:bg-muted',
        )
      }
    >
      {label}
    </NavLink>
  ));
}

function AuthButtons() {
  const signOut = useSignOut();
  return (
    <>
      <div className="hidden signed-in:contents">
        <Button
          variant="outline"
          data-leaves
          isBusy={signOut.isPending}
          onClick={() => {
            signOut.mutate();
          }}
        >
          Logga ut
        </Button>
      </div>
      <div className="contents signed-in:hidden">
        <ButtonLink variant="outline">
          <Link to={paths.login.getHref()}>Logga in</Link>
        </ButtonLink>
        <ButtonLink>
          <Link to={paths.register.getHref()}>Registrera</Link>
        </ButtonLink>
      </div>
    </>
  );
}

/** The menu. On a small screen it collapses into a toggle and closes when a link is chosen. */
export function Navbar() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // open belongs to the page it was opened on, so choosing a link closes it
  const isOpen = openAt === key;
  const Icon = isOpen ? X : Menu;
  useEffect(() => {
    if (!isOpen) return;
    // wherever focus is: a page that arrives takes it away from the menu
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return (
    <header className="sticky top-0 z-30 border-b border-border bg-surface print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6">
        <Brand />
        <nav aria-label="Huvudmeny" className="ml-6 hidden flex-1 items-center gap-1 lg:flex">
          <Links />
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 lg:flex">
            <AuthButtons />
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="mobilmeny"
            aria-label={isOpen ? 'Stäng menyn' : 'Öppna menyn'}
            onClick={() => {
              setOpenAt(isOpen ? null : key);
            }}
            className="grid size-11 place-items-center rounded-card hover:bg-muted lg:hidden"
          >
            <Icon aria-hidden className="size-6" />
          </button>
        </div>
      </div>
      <nav
        id="mobilmeny"
        aria-label="Huvudmeny"
        hidden={!isOpen}
        className="border-t border-border bg-surface px-4 pt-2 pb-4 lg:hidden"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a') !== null)
            setOpenAt(null);
        }}
      >
        <Links />
        <div className="mt-3 grid gap-2 border-t border-border pt-4">
          <AuthButtons />
        </div>
      </nav>
    </header>
  );
}

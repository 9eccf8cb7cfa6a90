import Menu from 'lucide-react/icons/menu';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { roleTexts } from '../../domain/admin/duties';
import { classNames } from '../../lib/class-names';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { useAdmin } from '../shared/admin-context';
import { TabHeader } from '../shared/tab-header';
import { DeskFrame } from './desk-frame';
import { FindButton } from './find-button';
import { narrowStore } from './narrow-store';
import { firstTab, isTabFor } from './tab-groups';
import { AllWaiting, TabLinks } from './tab-links';
import { TabPanel } from './tab-panel';
import { defaultTab, tabWith, type AdminTabKey } from './tabs';

/** On a phone: the tabs behind a button. The list belongs to the address that it was opened at, so that a choice closes it. */
function TabMenu({ tab }: { tab: AdminTabKey }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const close = () => {
    setOpenAt(null);
  };
  return (
    <>
      <button
        type="button"
        className="relative grid size-11 place-items-center rounded-card hover:bg-muted"
        aria-haspopup="dialog"
        onClick={() => {
          setOpenAt(key);
        }}
      >
        <Menu aria-hidden className="size-6" />
        <span className="sr-only">Avdelningar</span>
        <AllWaiting />
      </button>
      <Dialog
        isOpen={openAt === key}
        onClose={close}
        title="Avdelningar"
        description="Allt som sköts i panelen."
      >
        <TabLinks current={tab} onChoose={close} />
      </Dialog>
    </>
  );
}

/** On a wide screen: folds the tabs to their drawings, and remembers it. */
function FoldButton({
  isNarrow,
  onFold,
}: {
  isNarrow: boolean;
  onFold: (isNarrow: boolean) => void;
}) {
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      className={classNames(
        'mt-3 flex min-h-9 w-full items-center gap-2.5 rounded-card px-3 text-sm text-muted-foreground -outline-offset-2 hover:bg-muted',
        isNarrow && 'justify-center',
      )}
      aria-expanded={!isNarrow}
      onClick={() => {
        narrowStore.write(!isNarrow);
        onFold(!isNarrow);
      }}
    >
      <Icon aria-hidden className="size-4.5 shrink-0" />
      <span className={isNarrow ? 'sr-only' : undefined}>
        {isNarrow ? 'Fäll ut menyn' : 'Fäll ihop menyn'}
      </span>
    </button>
  );
}

/** Another tab starts at its top and takes focus, unless something in it has done so. */
function useTurn(tab: AdminTabKey) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(tab);
  const type = useNavigationType();
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    if (content.current?.contains(document.activeElement) === false) {
      content.current.focus({ preventScroll: true });
    }
  }, [tab, type]);
  return content;
}

/** What stands in the place of a tab that is not for the role. */
function NotForRole({ label }: { label: string }) {
  const { name, text } = roleTexts[useAdmin().role];
  return (
    <>
      <TabHeader title={label} />
      <EmptyState title="Det här ingår inte i din roll">
        <p>
          Din roll är {name}. {text} En ägare kan ge dig en annan roll.
        </p>
      </EmptyState>
    </>
  );
}

/**
 * The unlocked panel: the tabs for the role, and the open one. The lock stands with the tab that is shown first, in the
 * heading of the overview.
 */
export function Desk({
  tab: named,
  onGo,
  onLock,
}: {
  tab: AdminTabKey | undefined;
  onGo: (href: string) => void;
  onLock: () => void;
}) {
  const [isNarrow, setIsNarrow] = useState(() => narrowStore.read() ?? false);
  const { role } = useAdmin();
  const first = firstTab(role);
  const tab = named ?? first;
  const content = useTurn(tab);
  const lock = (
    <Button variant="outline" onClick={onLock}>
      Lås panelen
    </Button>
  );
  const { label, Panel } = tabWith(tab);
  return (
    <DeskFrame
      open={label}
      isNarrow={isNarrow}
      menu={<TabMenu tab={tab} />}
      search={
        <FindButton
          isNarrow={isNarrow}
          onChoose={(href) => {
            if (href === null) onLock();
            else onGo(href);
          }}
        />
      }
      tabs={
        <>
          <TabLinks current={tab} isNarrow={isNarrow} />
          <FoldButton isNarrow={isNarrow} onFold={setIsNarrow} />
        </>
      }
    >
      <div
        ref={content}
        role="group"
        aria-label={label}
        tabIndex={0}
        className="rounded-card outline-offset-4"
      >
        {tab === defaultTab && tab === first && <TabHeader title={label} action={lock} />}
        {tab !== defaultTab && tab === first && <div className="mb-2 flex justify-end">{lock}</div>}
        {isTabFor(role, tab) ? <TabPanel key={tab} Panel={Panel} /> : <NotForRole label={label} />}
      </div>
    </DeskFrame>
  );
}

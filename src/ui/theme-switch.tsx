import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';

import { setTheme, useTheme, type Theme } from './theme';

const order: readonly Theme[] = ['system', 'light', 'dark'];
const looks = {
  system: { icon: Monitor, name: 'som enheten' },
  light: { icon: Sun, name: 'ljust' },
  dark: { icon: Moon, name: 'mörkt' },
} as const;

/** Steps through the device's theme, light and dark. */
export function ThemeSwitch() {
  const { theme } = useTheme();
  const { icon: Icon, name } = looks[theme];
  const next = order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
  const label = `Utseende: ${name}. Byt till ${looks[next].name}.`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => {
        setTheme(next);
      }}
      className="grid size-11 shrink-0 place-items-center rounded-card text-muted-foreground hover:bg-muted hover:text-foreground"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}

import { localStore } from '../../lib/local-store';

/** Whether the navigation of the panel is folded to its drawings on this device. */
export const narrowStore = localStore('teoriklar.panelIsNarrow', (stored) => stored === true);

/** What some browsers tell of the line. */
interface Line extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

const line = (navigator as { connection?: Line }).connection;

/** Whether the device is to use little data, by its settings or because the line is very slow, and how to hear of a change. */
export const dataSaving = {
  isOn: (): boolean => line?.saveData === true || line?.effectiveType?.endsWith('2g') === true,
  watch: (tell: () => void): void => {
    line?.addEventListener('change', tell);
  },
};

/** A network's conditions as the browser's tools want them; throughput in bytes a second, latency in milliseconds. */
export interface Line {
  readonly offline: boolean;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/** The slow network of the phone: 1.6 Mbit/s down, 750 kbit/s up. */
export const slowLine: Line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

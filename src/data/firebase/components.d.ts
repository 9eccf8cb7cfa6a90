import 'firebase/app';

declare module 'firebase/app' {
  /** What every app is made of, by name; exported by Firebase for its own packages. */
  export const _components: Map<string, unknown>;
}

/**
 * Returns true iff somebody was signed in on this device when it was last known (public/first-paint.js marks the page with
 * it before the first paint). A page that the build renders is nobody's.
 */
export function isMarkedSignedIn(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset['session'] === 'in';
}

// Runs before the first paint, so that a dark page never flashes white (the switch is in src/ui/theme.ts) and a prerendered
// menu is from the start that of whoever was signed in here (the mark is followed in src/app/layout/use-session-mark.ts).
// The build puts it into the public pages themselves, and firebase.json has its hash.
(function () {
  function stored(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch (error) {
      return null;
    }
  }
  var theme = stored('teoriklar.theme');
  var isDark =
    theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  var marks = document.documentElement.dataset;
  marks.theme = isDark ? 'dark' : 'light';
  if (stored('teoriklar.signedIn') !== null) marks.session = 'in';

  // A prerendered page shows itself before its code is fetched (scripts/lib/page-html.ts).
  var isFetching = false;
  function fetchCode() {
    if (isFetching) return;
    isFetching = true;
    document.querySelectorAll('link[data-later]').forEach(function (link) {
      link.rel = 'modulepreload';
    });
    document.querySelectorAll('script[data-later]').forEach(function (waiting) {
      var script = document.createElement('script');
      script.type = 'module';
      script.src = waiting.dataset.later;
      document.head.append(script);
    });
  }
  addEventListener('DOMContentLoaded', function () {
    // the whole page is painted soon after this, and most browsers tell when
    if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
      new PerformanceObserver(fetchCode).observe({ type: 'largest-contentful-paint' });
    }
    setTimeout(fetchCode, 250);
  });
})();

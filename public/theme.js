// Runs before the first paint, so that a dark page never flashes white. The switch is in src/ui/theme.ts.
(function () {
  var stored = null;
  try {
    stored = JSON.parse(localStorage.getItem('teoriklar.theme'));
  } catch (error) {
    stored = null;
  }
  var isDark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
})();

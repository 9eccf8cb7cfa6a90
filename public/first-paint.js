// Runs before the first paint, so that a dark page never flashes white (the switch is in src/ui/theme.ts) and a prerendered
// menu is from the start that of whoever was signed in here (the marks are followed in src/boot/use-session-mark.ts and
// use-test-mark.ts).
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
  if (stored('teoriklar.testMode') !== null) marks.testMode = '';

  // What goes wrong is kept until the code is here that tells of it (src/boot/watch-problems.ts), and then handed to it.
  window.problems = [];
  [
    'error',
    'unhandledrejection',
    'securitypolicyviolation',
    'vite:preloadError',
    'problem',
  ].forEach(function (type) {
    function keep(event) {
      if (!(window.problems.length > 20)) window.problems.push(event);
    }
    // what a script's element says of its loss does not rise
    addEventListener(type, keep, true);
  });

  // What is pressed on a prerendered page before its code is here is done when it is (src/boot/early-presses.ts).
  // A link leads where it leads without any.
  var pressed = [];
  function holdBack(event) {
    var target = event.target.closest('#root button, #root label, #root input');
    if (target !== null && target.tagName === 'LABEL') target = target.control;
    if (target === null || !/^(button|submit|radio|checkbox)$/.test(target.type)) return;
    // an option that the browser has marked already could not be marked by the code, nor is anything to be done twice
    event.preventDefault();
    event.stopPropagation();
    // somebody who waits presses again, and means it once and last
    pressed = pressed.filter(function (earlier) {
      return earlier !== target;
    });
    pressed.push(target);
  }
  addEventListener('click', holdBack, true);
  window.endEarlyPresses = function () {
    removeEventListener('click', holdBack, true);
    return pressed;
  };

  // Code comes after the first paint, where there is something to read; a learner behind a skeleton waits for nothing else.
  // What only learners need of a page's code, or only visitors, is fetched beside what all of them need.
  var told = document.getElementById('code');
  var code = told !== null && JSON.parse(told.textContent);
  var isAwaited = code && !code.isWhole && marks.session === 'in';
  function preload(href) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  function preloadCode() {
    code.preloads
      .concat(code.script, code[marks.session === 'in' ? 'learner' : 'visitor'])
      .forEach(preload);
  }
  function runCode() {
    var script = document.createElement('script');
    script.type = 'module';
    script.src = code.script;
    document.head.append(script);
  }
  if (isAwaited) preloadCode();

  // A prerendered page shows itself before its font and its code are fetched (scripts/build/page-html.ts). A device that
  // has had the font has it still, and shows it at once. One that has not shows it from the next page on
  // (src/boot/show-fonts.ts): laid out anew under the reader's eyes, a page stands still and lines break elsewhere.
  var fonts = document.getElementById('fonts');
  if (fonts !== null && stored('teoriklar.font') !== null) fonts.media = 'all';
  addEventListener('DOMContentLoaded', function () {
    if (fonts === null) return;
    if (isAwaited) runCode();
    var isFetching = false;
    function fetchRest() {
      if (isFetching) return;
      isFetching = true;
      if (stored('teoriklar.font') === null) {
        fetch(code.font).then(
          function (answer) {
            if (!answer.ok) return;
            fonts.dataset.here = '';
            try {
              localStorage.setItem('teoriklar.font', 'true');
            } catch (error) {
              // fetched again next time
            }
          },
          function () {
            // shown when the page with the font in it is asked for
          },
        );
      }
      if (isAwaited) return;
      preloadCode();
      runCode();
    }
    // the whole page is painted soon after this, and most browsers tell when
    if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')) {
      new PerformanceObserver(fetchRest).observe({ type: 'largest-contentful-paint' });
    }
    setTimeout(fetchRest, 250);
  });
})();

(function (d, w) {
  var root = d.documentElement;
  var entry = w.performance.getEntriesByType('navigation')[0];
  if (
    !w.requestIdleCallback ||
    !root.checkVisibility ||
    w.location.hash ||
    !entry ||
    entry.type !== 'navigate'
  )
    return;
  root.setAttribute('data-draws-later', '');
  root.setAttribute('data-opens', '');
  var parts;

  function finish() {
    root.removeAttribute('data-draws-later');
  }
  function draw(deadline) {
    parts = parts || Array.from(d.querySelectorAll('.section,.drawn-later'));
    do {
      var next = parts.shift();
      if (!next) return finish();
      if (next.checkVisibility()) next.style.contentVisibility = 'visible';
    } while (next.offsetHeight >= 0 && deadline.timeRemaining() > 20);
    w.requestIdleCallback(draw);
  }
  d.addEventListener('DOMContentLoaded', function () {
    w.requestIdleCallback(draw);
  });
  w.addEventListener('popstate', finish);
  w.addEventListener(
    'click',
    function (event) {
      if (event.target.closest && event.target.closest('a[href*="#"]')) finish();
    },
    true,
  );
})(document, window);

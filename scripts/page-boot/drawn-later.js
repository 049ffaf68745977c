(function (d, w) {
  var root = d.documentElement;
  var entry = w.performance.getEntriesByType('navigation')[0];
  if (!w.requestIdleCallback || !root.checkVisibility) return;
  var parts, turn;

  function finish() {
    turn = w.cancelIdleCallback(turn);
    root.removeAttribute('data-draws-later');
  }
  function draw(deadline) {
    parts = parts || Array.from(d.querySelectorAll('.section,.drawn-later'));
    do {
      var next = parts.shift();
      if (!next) return finish();
      if (next.checkVisibility()) next.style.contentVisibility = 'visible';
    } while (next.offsetHeight >= 0 && deadline.timeRemaining() > 20);
    turn = w.requestIdleCallback(draw);
  }
  function drawSoon() {
    parts = null;
    turn = w.requestIdleCallback(draw);
  }
  if (entry && entry.type === 'navigate' && !w.location.hash) {
    root.setAttribute('data-draws-later', '');
    root.setAttribute('data-opens', '');
    d.addEventListener('DOMContentLoaded', drawSoon);
  }
  // A page put in by the router, at its top: components/shell/route-change.tsx.
  w.addEventListener('fresh-page', function () {
    finish();
    root.setAttribute('data-draws-later', '');
    w.requestAnimationFrame(drawSoon);
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

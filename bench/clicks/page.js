// Runs in the measured page: notes when a link is clicked, and when the heading of another page has been painted.
(function (d, w) {
  var KEY = 'bench-clicked';
  var now = () => performance.timeOrigin + performance.now();
  var paint = () => d.documentElement.setAttribute('data-bench-painted', String(now()));
  function look(from, old) {
    w.requestAnimationFrame(() => {
      var heading = d.querySelector('main h1');
      if (w.location.pathname === from || !heading || heading === old) return look(from, old);
      // A task after the callbacks of a frame runs when that frame has been painted.
      setTimeout(paint);
    });
  }
  w.addEventListener(
    'click',
    (event) => {
      if (!event.target.closest('a')) return;
      var from = w.location.pathname;
      w.sessionStorage.setItem(KEY, JSON.stringify([performance.timeOrigin + event.timeStamp, from]));
      look(from, d.querySelector('main h1'));
    },
    true,
  );
  var kept = w.sessionStorage.getItem(KEY);
  if (kept) look(JSON.parse(kept)[1], null);
})(document, window);

(function (d, w) {
  var started = false;
  var files = d.currentScript.getAttribute('data-starts').split(' ');
  var missing = files.length;
  var hero = d.querySelector('main img[fetchpriority="high"]');
  function lost() {
    w.dispatchEvent(new Event('scripts-lost'));
  }
  function fetchSome(from) {
    files.slice(from, from + 4).forEach(function (file) {
      var script = d.createElement('script');
      script.async = true;
      script.src = file;
      script.onerror = lost;
      script.onload = function () {
        if (!--missing) setTimeout(lost, 10000);
      };
      d.head.appendChild(script);
    });
    if (from + 4 < files.length) setTimeout(fetchSome, 0, from + 4);
  }
  function start() {
    if (started) return;
    started = true;
    fetchSome(0);
  }
  function afterFrame() {
    w.requestAnimationFrame(function () {
      setTimeout(start);
    });
  }
  function heroFills() {
    var box = hero.getBoundingClientRect();
    var width = Math.min(box.right, w.innerWidth) - Math.max(box.left, 0);
    var height = Math.min(box.bottom, w.innerHeight) - Math.max(box.top, 0);
    return width > 0 && height > 0 && width * height * 6 > w.innerWidth * w.innerHeight;
  }
  function painted() {
    if (!hero || hero.complete || !heroFills()) return afterFrame();
    hero.addEventListener('load', afterFrame);
    hero.addEventListener('error', start);
  }
  ['pointerdown', 'pointerover', 'keydown', 'focusin', 'input', 'wheel', 'scroll'].forEach(function (name) {
    w.addEventListener(name, start, { once: true, passive: true, capture: true });
  });
  setTimeout(start, 2500);
  if (d.documentElement.hasAttribute('data-touched')) return start();
  if (w.location.hash) return afterFrame();
  try {
    var paints = new PerformanceObserver(function (list) {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      paints.disconnect();
      painted();
    });
    paints.observe({ type: 'paint', buffered: true });
    if (PerformanceObserver.supportedEntryTypes.indexOf('paint') >= 0) return;
  } catch {}
  w.requestAnimationFrame(painted);
})(document, window);

(function (d, w) {
  var started = false;
  var files = d.currentScript.getAttribute('data-starts').split(' ');
  var hero = d.querySelector('main img[fetchpriority="high"]');
  function start() {
    if (started) return;
    started = true;
    files.forEach(function (file) {
      var script = d.createElement('script');
      script.async = true;
      script.src = file;
      d.head.appendChild(script);
    });
  }
  function afterFrame() {
    w.requestAnimationFrame(function () {
      setTimeout(start);
    });
  }
  ['pointerdown', 'keydown', 'focusin'].forEach(function (name) {
    w.addEventListener(name, start, { once: true, passive: true, capture: true });
  });
  setTimeout(start, 2500);
  if (!hero) return afterFrame();
  hero.addEventListener('error', start);
  try {
    new PerformanceObserver(function (list) {
      list.getEntries().forEach(function (entry) {
        if (entry.element === hero) start();
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    if (PerformanceObserver.supportedEntryTypes.indexOf('largest-contentful-paint') >= 0) return;
  } catch {}
  if (hero.complete) afterFrame();
  else hero.addEventListener('load', afterFrame);
})(document, window);

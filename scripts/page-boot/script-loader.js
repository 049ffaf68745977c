(function (d, w) {
  var started = false;
  var files = d.currentScript.getAttribute('data-starts').split(' ');
  var last = files.pop();
  var missing = files.length;
  var hero = d.querySelector('main img[fetchpriority="high"]');
  function lost() {
    w.dispatchEvent(new Event('scripts-lost'));
  }
  function add(file, then, wait) {
    var script = d.createElement('script');
    script.async = true;
    script.src = file;
    script.onerror = function () {
      if (wait > 2000) lost();
      else setTimeout(add, wait, file, then, wait * 4);
    };
    script.onload = then;
    d.head.appendChild(script);
  }
  function fetchLast() {
    if (!--missing)
      add(
        last,
        function () {
          setTimeout(lost, 10000);
        },
        500,
      );
  }
  function fetchSome(from) {
    files.slice(from, from + 2).forEach(function (file) {
      add(file, fetchLast, 500);
    });
    if (from + 2 < files.length)
      setTimeout(function () {
        fetchSome(from + 2);
      });
  }
  function fetchPictures() {
    var root = d.documentElement;
    if (!root.hasAttribute('data-opens')) return;
    root.setAttribute('data-opens', 'done');
    setTimeout(function () {
      root.removeAttribute('data-opens');
    }, 200);
  }
  function start() {
    if (started) return;
    started = true;
    fetchPictures();
    w.__next_s = [[0, { children: '' }]];
    var hint = d.createElement('link');
    hint.rel = 'preload';
    hint.as = 'script';
    hint.href = last;
    d.head.appendChild(hint);
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
    if (!hero || !hero.decode || !heroFills()) return afterFrame();
    hero.decode().then(afterFrame, start);
  }
  ['pointerdown', 'keydown', 'focusin', 'input', 'wheel'].forEach(function (name) {
    w.addEventListener(name, start, { once: true, passive: true, capture: true });
  });
  w.addEventListener(
    'pointermove',
    function moved(event) {
      if (!event.movementX && !event.movementY) return;
      w.removeEventListener('pointermove', moved, true);
      start();
    },
    true,
  );
  w.addEventListener(
    'scroll',
    function scrolled(event) {
      if (event.target === d && !w.scrollY) return;
      w.removeEventListener('scroll', scrolled, true);
      start();
    },
    { passive: true, capture: true },
  );
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

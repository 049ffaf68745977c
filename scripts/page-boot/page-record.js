(function (d, w) {
  var changes = [];
  var observer = new MutationObserver(function (records) {
    changes.push.apply(changes, records);
  });
  w.pageRecord = { changes: changes, observer: observer, typed: new Map(), focused: null, place: -1 };
  d.addEventListener(
    'readystatechange',
    function () {
      observer.observe(d.body, {
        childList: true,
        subtree: true,
        characterData: true,
        characterDataOldValue: true,
      });
    },
    { once: true },
  );
  d.addEventListener('focusin', function (event) {
    var field = event.target;
    w.pageRecord.focused = field;
    w.pageRecord.place = Array.from(d.querySelectorAll(field.localName)).indexOf(field);
  });
  d.addEventListener('focusout', function (event) {
    setTimeout(function () {
      if (event.target.isConnected && d.activeElement === d.body) w.pageRecord.focused = null;
    });
  });
})(document, window);

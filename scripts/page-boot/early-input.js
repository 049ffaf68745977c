(function (d, w) {
  var WAITING = 'a[aria-haspopup],a[data-waits],button:not([popovertarget])';
  var pressed = [];
  var places = new Map();
  var typed = w.pageRecord.typed;
  var over = null;

  function mark(element, busy) {
    if (busy) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }
  function opens(element) {
    return element.hasAttribute('aria-haspopup');
  }
  function present(control) {
    return control.isConnected ? control : d.querySelectorAll(control.localName)[places.get(control)];
  }
  function touched() {
    d.documentElement.setAttribute('data-touched', '');
  }

  function press(event) {
    touched();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    var control = event.target.closest && event.target.closest(WAITING);
    if (!control || (control.form && control.type === 'submit')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (pressed.indexOf(control) >= 0) return;
    pressed = pressed.filter(function (other) {
      var stays = !opens(control) || !opens(other);
      if (!stays) mark(other, false);
      return stays;
    });
    pressed.push(control);
    places.set(control, Array.from(d.querySelectorAll(control.localName)).indexOf(control));
    mark(control, true);
  }

  function type(event) {
    touched();
    var field = event.target;
    if (!('value' in field)) return;
    event.stopImmediatePropagation();
    typed.set(field, { value: field.value, checked: field.checked });
    if (field.matches('select,[type=file]')) mark(field, true);
  }

  function rest(event) {
    over = event;
  }

  function say(target, event) {
    target.dispatchEvent(event);
  }

  function end() {
    w.removeEventListener('click', press, true);
    w.removeEventListener('input', type, true);
    w.removeEventListener('change', type, true);
    w.removeEventListener('pointerover', rest, true);
  }

  function answer(giveBack) {
    var kept = pressed;
    pressed = [];
    end();
    giveBack();
    typed.forEach(function (_, field) {
      mark(field, false);
    });
    typed.clear();
    var focused = d.activeElement;
    if (focused && focused !== d.body) say(focused, new FocusEvent('focusin', { bubbles: true }));
    if (over && over.pointerType === 'mouse' && over.target.matches(':hover'))
      say(over.target, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    kept.map(present).forEach(function (control) {
      if (!control) return;
      mark(control, false);
      control.click();
    });
  }

  function giveUp() {
    end();
    typed.forEach(function (_, field) {
      mark(field, false);
    });
    pressed.forEach(function (control) {
      mark(control, false);
    });
    var link = pressed.filter(function (control) {
      return control.href;
    })[0];
    if (link && w.navigator.onLine) link.click();
  }

  w.addEventListener('click', press, true);
  w.addEventListener('input', type, true);
  w.addEventListener('change', type, true);
  w.addEventListener('pointerover', rest, true);
  w.addEventListener(
    'page-live',
    function (event) {
      setTimeout(answer, 0, event.detail);
    },
    { once: true },
  );
  w.addEventListener('scripts-lost', giveUp, { once: true });
})(document, window);

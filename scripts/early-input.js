(function (d, w) {
  var WAITING = 'a[aria-haspopup],a[data-waits],button:not([popovertarget])';
  var pressed = [];
  var typed = new Map();
  var over = null;

  function mark(element, busy) {
    if (busy) element.setAttribute('aria-busy', 'true');
    else element.removeAttribute('aria-busy');
  }
  function opens(element) {
    return element.hasAttribute('aria-haspopup');
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
    mark(control, true);
  }

  function type(event) {
    touched();
    var field = event.target;
    if (!('value' in field)) return;
    event.stopImmediatePropagation();
    typed.set(field, { value: field.value, checked: field.checked });
    if (field.matches('select')) mark(field, true);
  }

  function rest(event) {
    over = event;
  }

  function say(target, event) {
    target.dispatchEvent(event);
  }

  function set(field, name, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name).set.call(field, value);
  }

  function tell(was, field) {
    if (field.type === 'file') return say(field, new Event('change', { bubbles: true }));
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = !was.checked;
      return field.click();
    }
    var start = field.selectionStart;
    if (!field.matches('select')) field.value = was.value + ' ';
    set(field, 'value', was.value);
    if (start != null && d.activeElement === field) field.setSelectionRange(start, start);
    say(field, new Event('input', { bubbles: true }));
    if (field.matches('select') || d.activeElement !== field)
      say(field, new Event('change', { bubbles: true }));
    mark(field, false);
  }

  function end() {
    w.removeEventListener('click', press, true);
    w.removeEventListener('input', type, true);
    w.removeEventListener('change', type, true);
    w.removeEventListener('pointerover', rest, true);
  }

  function answer() {
    var kept = pressed;
    pressed = [];
    end();
    typed.forEach(tell);
    typed.clear();
    var focused = d.activeElement;
    if (focused && focused !== d.body) say(focused, new FocusEvent('focusin', { bubbles: true }));
    if (over && over.pointerType === 'mouse' && over.target.matches(':hover'))
      say(over.target, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    kept.forEach(function (control) {
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
    function () {
      setTimeout(answer);
    },
    { once: true },
  );
  w.addEventListener('scripts-lost', giveUp, { once: true });
})(document, window);

(function (d, w) {
  var entry = w.performance.getEntriesByType('navigation')[0];
  if (entry && entry.type === 'navigate' && !w.location.hash)
    d.documentElement.setAttribute('data-opens', '');
})(document, window);

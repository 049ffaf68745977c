// Runs in the measured page: keeps the longest interaction since it was last asked, as Interaction to Next Paint counts it.
(function (w) {
  w.longestPress = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) w.longestPress = Math.max(w.longestPress, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})(window);

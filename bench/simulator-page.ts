/* Runs in the page of the roof tile simulator: what a press costs until its picture is painted. */

/** Milliseconds from a press to the frame that shows its layer; `null` when it is not shown within ten seconds. */
export type Switched = number | null;

/** A radio button by its name and value, the step it stands in, and the layer that it shows. */
export interface Choice {
  step: 'option' | 'wall';
  name: string;
  value: string;
  layer: string;
}

/** Presses the choice with this value, as fast as a finger: nothing is hovered, so nothing is fetched ahead. */
export function press({ name, value, layer }: Choice): Promise<Switched> {
  const choice = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!choice) throw new Error(`no choice ${name} ${value}`);
  const isShown = () => document.querySelector(`img[data-layer$="/${layer}"]`) !== null;
  return new Promise((done) => {
    const started = performance.now();
    const late = setTimeout(() => end(null), 10_000);
    const watch = new MutationObserver(look);
    function end(answer: Switched) {
      clearTimeout(late);
      watch.disconnect();
      done(answer);
    }
    function look() {
      if (!isShown()) return;
      watch.disconnect();
      // The frame's own callback runs before it is painted, the next message after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => end(performance.now() - started);
        port2.postMessage(null);
      });
    }
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    choice.click();
  });
}

/** Bytes on the line of the pictures fetched since the last call. */
export function fetched(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const pictures = entries.filter(({ name }) => name.includes('/simulator/'));
  performance.clearResourceTimings();
  return pictures.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

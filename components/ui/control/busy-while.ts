/** Shows a control as pressed until its work is done. */
export function busyWhile(control: Element, work: Promise<unknown>): void {
  const done = () => control.removeAttribute('aria-busy');
  control.setAttribute('aria-busy', 'true');
  work.then(done, done);
}

export function PageTurns() {
  return null;
}

/** Said to those whom the address sends here with it (`#id`), with and without JavaScript. */
export function Arrival({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      role="status"
      // The page opens with its title where both fit the window, not with this at its edge.
      className="hidden scroll-mt-[max(0px,min(50svh,100svh-20rem))] border-s-6 border-verdigris bg-verdigris-wash p-4 target:block"
    >
      {children}
    </p>
  );
}

/** Said to those whom the address sends here with it (`#id`), with and without JavaScript. */
export function Arrival({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      role="status"
      className="hidden border-s-6 border-verdigris bg-verdigris-wash p-4 target:block"
    >
      {children}
    </p>
  );
}

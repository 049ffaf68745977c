import { TriangleAlert } from 'lucide-react';

/** What is wrong with a field: a sign and words, never colour alone. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="t-small flex gap-2 font-[560] text-kiln">
      <TriangleAlert aria-hidden className="mt-0.5 size-5" />
      {children}
    </p>
  );
}

import { ArrowRight, LoaderCircle } from 'lucide-react';
import { Button } from '@/components/ui/control/button';

interface Props {
  children: string;
  /** Said instead while the form is on its way. */
  busy: string;
  pending: boolean;
}

/** Stays enabled, so that it keeps the focus; the form itself guards against a second send. */
export function SubmitButton({ children, busy, pending }: Props) {
  const sign = pending ? (
    <LoaderCircle aria-hidden className="size-5 animate-spin" />
  ) : (
    <ArrowRight aria-hidden className="flip size-5" />
  );
  return (
    <Button type="submit" aria-disabled={pending || undefined} sign={sign} className="min-w-52 max-sm:w-full">
      {pending ? busy : children}
    </Button>
  );
}

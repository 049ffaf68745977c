import { lazy, Suspense, useEffect, useReducer, type FunctionComponent, type ReactNode } from 'react';
import { Button } from '@/components/ui/control/button';
import { useHydrated } from '@/components/ui/hydration/use-hydrated';

interface LostProps {
  /** Said where the part could not be had. */
  lost: { text: string; again: string };
}

/**
 * A part whose code comes when it is first drawn. Until then the page around it answers, and `until` holds its place;
 * where it cannot be had, that is said there, with a button that tries again.
 */
export function late<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  /** A failed one is kept until it was seen: React draws a page that is not yet ready anew, and would fetch for ever. */
  function Lost({ lost, onAgain }: LostProps & { onAgain: () => void }) {
    // At each drawing: React takes one that failed after another for the same.
    useEffect(() => {
      next = begin();
    });
    return (
      <div role="alert" className="grid justify-items-start gap-4 p-4">
        <p>{lost.text}</p>
        <Button look="outline" onClick={onAgain}>
          {lost.again}
        </Button>
      </div>
    );
  }
  const begin = () =>
    lazy<FunctionComponent<Props & Parameters<typeof Lost>[0]>>(() =>
      load().then(
        (part) => ({ default: part }),
        () => ({ default: Lost }),
      ),
    );
  let next = begin();

  return function Late({ until, ...props }: Props & LostProps & { until?: ReactNode }) {
    // What the server has drawn is read without a place that waits: the server would send that, and the part by script.
    const [{ Part, waits }, again] = useReducer(() => ({ Part: next, waits: true }), {
      Part: next,
      waits: useHydrated(),
    });
    const part = <Part {...(props as unknown as Props & LostProps)} onAgain={again} />;
    return waits ? <Suspense fallback={until}>{part}</Suspense> : part;
  };
}

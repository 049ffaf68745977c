import { useEffect, useState, type ReactNode } from 'react';

interface Props {
  isKept: Promise<boolean>;
  /** Shown as long as nothing else is known. */
  kept: ReactNode;
  /** Shown where the browser keeps nothing: a private window, no room. */
  lost: ReactNode;
}

/** Says whether a photograph is there again after a reload. */
export function KeptNote({ isKept, kept, lost }: Props) {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let left = false;
    void isKept.then((is) => left || setLost(!is));
    return () => {
      left = true;
    };
  }, [isKept]);
  return isLost ? lost : kept;
}

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { SquareButton } from '@/components/ui/control/square-button';
import { useEndButtons } from './use-end-buttons';

interface Props {
  words: { previous: string; next: string };
  onStep: (by: 1 | -1) => void;
  /** Where it cannot be turned further; left out of what scrolls by itself. */
  atStart?: boolean;
  atEnd?: boolean;
}

/** Back and on, side by side. */
export function StepButtons({ words, onStep, atStart = false, atEnd = false }: Props) {
  const { previous, next } = useEndButtons(atStart, atEnd);
  return (
    <div className="flex flex-none">
      <SquareButton
        ref={previous}
        icon={ArrowLeft}
        flips
        label={words.previous}
        disabled={atStart}
        onClick={() => onStep(-1)}
      />
      <SquareButton
        ref={next}
        icon={ArrowRight}
        flips
        label={words.next}
        disabled={atEnd}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

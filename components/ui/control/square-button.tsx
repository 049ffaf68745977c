import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
  /** Mirror the icon where text runs from right to left. */
  flips?: boolean;
}

/** A 44 px control with one sign and a spoken name. Neighbours share an edge. */
export function SquareButton({
  icon: Icon,
  label,
  flips = false,
  className = '',
  type = 'button',
  ...rest
}: Props) {
  return (
    <button type={type} aria-label={label} className={`square-button ${className}`} {...rest}>
      <Icon aria-hidden className={`size-5 ${flips ? 'flip' : ''}`} />
    </button>
  );
}

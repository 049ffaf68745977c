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
  const colours =
    'border-joint bg-limewash text-bitumen enabled:hover:border-bitumen enabled:hover:bg-bitumen enabled:hover:text-limewash [.on-dark_&]:bg-transparent [.on-dark_&]:text-limewash [.on-dark_&]:enabled:hover:bg-limewash [.on-dark_&]:enabled:hover:text-bitumen';
  return (
    <button
      type={type}
      aria-label={label}
      className={`inline-grid size-tap place-items-center rounded border transition-colors duration-fast not-first:-ms-px disabled:cursor-not-allowed disabled:border-dashed disabled:border-hairline disabled:text-joint ${colours} ${className}`}
      {...rest}
    >
      <Icon aria-hidden className={`size-5 ${flips ? 'flip' : ''}`} />
    </button>
  );
}

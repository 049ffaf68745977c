import type { ComponentProps, ReactNode } from 'react';

export type Look = 'solid' | 'outline' | 'dashed';

const base =
  'no-print t-label inline-flex min-h-ctl items-center justify-between gap-6 rounded border-[1.5px] px-6 py-2 leading-tight no-underline transition-colors duration-fast group/b';

const looks: Record<Look, string> = {
  solid:
    'border-terracotta bg-terracotta text-plaster hover:border-kiln hover:bg-kiln active:border-bitumen active:bg-bitumen',
  outline:
    'border-current hover:border-bitumen hover:bg-bitumen hover:text-limewash [.on-dark_&]:hover:border-limewash [.on-dark_&]:hover:bg-limewash [.on-dark_&]:hover:text-bitumen',
  // Not open yet: still a link, to the page that says so.
  dashed: 'border-dashed border-joint text-bitumen-soft hover:border-bitumen hover:text-bitumen',
};

/** The classes of everything that looks like a button. */
export const lookOf = (look: Look) => `${base} ${looks[look]}`;

const off = 'cursor-not-allowed border-dashed border-joint bg-transparent text-bitumen-soft';

/** A link that looks like a button, to addresses outside the site: stores, directions, telephone, mail. */
export function ButtonAnchor({
  look = 'solid',
  sign,
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look; sign?: ReactNode }) {
  return (
    <a className={`${lookOf(look)} ${className}`} {...rest}>
      {children}
      {sign}
    </a>
  );
}

/** The look of a button alone, inside something larger that is pressed. */
export function ButtonFace({
  sign,
  className = '',
  children,
}: Pick<ButtonProps, 'sign' | 'className' | 'children'>) {
  return (
    <span className={`${lookOf('solid')} ${className}`}>
      {children}
      {sign}
    </span>
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  sign?: ReactNode;
}

/** A button with its word at the start and its sign at the end. */
export function Button({
  look = 'solid',
  sign,
  className = '',
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button type={type} className={`${base} ${rest.disabled ? off : looks[look]} ${className}`} {...rest}>
      {children}
      {sign}
    </button>
  );
}

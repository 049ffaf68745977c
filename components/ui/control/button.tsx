import type { ComponentProps, ReactNode } from 'react';
import { lookOf, type Look } from './button-look';

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
  look = 'solid',
  sign,
  className = '',
  children,
}: Pick<ButtonProps, 'look' | 'sign' | 'className' | 'children'>) {
  return (
    <span className={`${lookOf(look)} ${className}`}>
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
    <button type={type} className={`${lookOf(rest.disabled ? 'off' : look)} ${className}`} {...rest}>
      {children}
      {sign}
    </button>
  );
}

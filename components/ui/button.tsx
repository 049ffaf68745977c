import { ArrowRight } from 'lucide-react';
import { PrefetchLink } from './prefetch-link';
import type { ComponentProps, ReactNode } from 'react';
import type { Route } from 'next';
import type { SitePath } from '@/content/routes';

type Look = 'solid' | 'outline' | 'dashed';

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

const off = 'cursor-not-allowed border-dashed border-joint bg-transparent text-bitumen-soft';

const arrow = (
  <ArrowRight
    aria-hidden
    className="flip size-5 transition-transform duration-slow ease-weighted group-hover/b:translate-x-1"
  />
);

interface ButtonLinkProps {
  href: Route<SitePath> | `${SitePath}?${string}` | `#${string}`;
  children: ReactNode;
  look?: Look;
  className?: string;
  /** Read out after the visible words, where those alone do not say where it leads. */
  about?: string;
  /** The sign at the end; an arrow on solid buttons, none on outlined ones unless given. */
  sign?: ReactNode;
}

/** A link that looks like what it is for: an action. */
export function ButtonLink({ href, children, look = 'solid', className = '', about, sign }: ButtonLinkProps) {
  return (
    <PrefetchLink href={href} className={`${base} ${looks[look]} ${className}`}>
      <span>
        {children}
        {about && <span className="sr-only"> {about}</span>}
      </span>
      {sign ?? (look === 'solid' ? arrow : null)}
    </PrefetchLink>
  );
}

/** The same for addresses outside the site: stores, directions, telephone, mail. */
export function ButtonAnchor({
  look = 'solid',
  sign,
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look; sign?: ReactNode }) {
  return (
    <a className={`${base} ${looks[look]} ${className}`} {...rest}>
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
    <span className={`${base} ${looks.solid} ${className}`}>
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

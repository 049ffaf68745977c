import { Mark } from '@/components/ui/mark';
import { company } from '@/content/company';
import { path } from '@/content/routes';
import { shell } from '@/content/shell';
import { NavLink } from './nav-link';

/** Mark and name, the way home. Where the header has shrunk, it shrinks too. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <NavLink
      href={path('home')}
      aria-label={shell.home}
      className={`inline-flex min-h-tap items-center gap-3 no-underline ${className}`}
    >
      <Mark className="w-14 text-terracotta [.on-dark_&]:text-terracotta-lit" />
      <span className="text-[1.3125rem] leading-none font-[740] tracking-[0.02em] uppercase [font-stretch:var(--w-wide)]">
        {company.brand}
      </span>
    </NavLink>
  );
}

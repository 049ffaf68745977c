import type { Lang } from '@/content/lang';
import { Mark } from '@/components/ui/layout/mark';
import { companyWords } from '@/content/company-words';
import { path } from '@/content/routes';
import { shell } from '@/content/shell/shell';
import { NavLink } from './nav-link';

/** Mark and name, the way home. Where the header has shrunk, it shrinks too. */
export function Logo({ className = '', lang }: { className?: string } & { lang: Lang }) {
  return (
    <NavLink
      href={path('home', lang)}
      aria-label={shell[lang].home}
      className={`inline-flex min-h-tap items-center gap-[min(0.75rem,2.2vw)] no-underline ${className}`}
    >
      <Mark className="w-[min(3.5rem,10.5vw)] min-w-8 text-terracotta [.on-dark_&]:text-terracotta-lit" />
      <span className="logo-name text-[min(1.3125rem,4.3vw)] leading-none font-[740] tracking-[calc(0.02em*var(--tracking))] [text-transform:var(--caps,uppercase)] [font-stretch:var(--w-wide)]">
        {companyWords[lang].brand}
      </span>
    </NavLink>
  );
}

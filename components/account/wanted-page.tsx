import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import type { PageHref } from '@/content/routes';
import type { LocalPath } from '@/content/local-path';
import type { FormState } from '@/lib/forms/form-state';
import { useWantedPage } from '@/components/ui/address/use-wanted-page';

/** Sends along which page had asked, where the address of this one no longer says it: without JavaScript. */
export function WantedPage({ state }: { state: FormState }) {
  const wanted = state.status === 'failed' ? state.values.callbackUrl : '';
  return wanted ? <input type="hidden" name="callbackUrl" value={wanted} /> : null;
}

interface OtherFormProps {
  href: LocalPath<'/login' | '/register' | '/forgot-password'>;
  /** As a button, beside the one that sends. */
  outline?: boolean;
  children: string;
}

/** A link to the other account form that leads to the same page in the end. */
export function OtherForm({ href, outline = false, children }: OtherFormProps) {
  const wanted = useWantedPage();
  const to: PageHref = wanted ? `${href}?callbackUrl=${encodeURIComponent(wanted)}` : href;
  return outline ? (
    <ButtonLink href={to} look="outline" className="max-sm:w-full">
      {children}
    </ButtonLink>
  ) : (
    <TextLink href={to}>{children}</TextLink>
  );
}

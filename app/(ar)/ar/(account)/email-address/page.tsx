import { AddressLinkPage } from '@/components/pages/account/address-link-page';
import { addressLinkOf } from '@/lib/account/address/address-link';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Made when it is asked for: the token stands in its address. */
export const dynamic = 'force-dynamic';
export const metadata = pageMetadata('addressLink', 'ar');

export default async function Page({ searchParams }: Props) {
  return <AddressLinkPage link={addressLinkOf(await searchParams)} lang="ar" />;
}

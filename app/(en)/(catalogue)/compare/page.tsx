import { ComparePage } from '@/components/pages/products/compare/compare-page';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Made when it is asked for: the products stand in its address. */
export const dynamic = 'force-dynamic';
export const metadata = pageMetadata('compare', 'en');

export default async function Page({ searchParams }: Props) {
  return <ComparePage query={await searchParams} lang="en" />;
}

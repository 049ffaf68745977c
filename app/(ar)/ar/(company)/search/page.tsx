import type { Metadata } from 'next';
import { SearchPage, searchMetadata } from '@/components/pages/company/search-page';
import { cleanQuery } from '@/lib/search/query';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Made when it is asked for: what it shows stands in its address. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return searchMetadata(cleanQuery((await searchParams).q), 'ar');
}

export default async function Page({ searchParams }: Props) {
  const { q, all } = await searchParams;
  return <SearchPage query={cleanQuery(q)} all={all !== undefined} lang="ar" />;
}

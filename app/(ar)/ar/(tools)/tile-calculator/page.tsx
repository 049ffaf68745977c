import { TileCalculatorPage } from '@/components/pages/tools/tile-calculator-page';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Made when it is asked for: the roof stands in its address. */
export const dynamic = 'force-dynamic';
export const metadata = pageMetadata('tileCalculator', 'ar');

export default async function Page({ searchParams }: Props) {
  return <TileCalculatorPage query={await searchParams} lang="ar" />;
}

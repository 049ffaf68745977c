import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DesignPage, designMetadata } from '@/components/pages/tools/design-page';
import { designOfCode } from '@/lib/simulator/design-address';
import { catalogue } from '@/lib/simulator/offered';

interface Props {
  params: Promise<{ code: string }>;
}

/** Made when it is asked for: there are ten thousand of them. */
export const dynamic = 'force-dynamic';

/** Addresses that name no design come no further than server/request/designs.ts. */
async function read(params: Props['params']) {
  const { code } = await params;
  return (catalogue && designOfCode(catalogue, code)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return designMetadata((await read(params)).design, 'ar');
}

export default async function Page({ params }: Props) {
  return <DesignPage {...await read(params)} lang="ar" />;
}

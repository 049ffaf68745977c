import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SupplierPage } from '@/components/suppliers/supplier-page';
import { tileSupplierAt, tileSupplierSlugs } from '@/content/suppliers/tiles/all';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  params: Promise<{ supplier: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => tileSupplierSlugs('roofTiles').map((supplier) => ({ supplier }));

const found = async (params: Props['params']) =>
  tileSupplierAt('roofTiles', (await params).supplier) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await found(params)).route, 'ar');
}

export default async function RoofTileSupplierPage({ params }: Props) {
  return <SupplierPage {...await found(params)} lang="ar" />;
}

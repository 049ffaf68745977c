import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SupplierPage } from '@/components/suppliers/supplier-page';
import { tileSupplierAt, tileSupplierSlugs } from '@/content/suppliers/tiles/all';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  params: Promise<{ manufacturer: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  tileSupplierSlugs('components').map((manufacturer) => ({ manufacturer }));

const found = async (params: Props['params']) =>
  tileSupplierAt('components', (await params).manufacturer) ?? notFound();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await found(params)).route, 'ar');
}

export default async function ManufacturerPage({ params }: Props) {
  return <SupplierPage {...await found(params)} lang="ar" />;
}

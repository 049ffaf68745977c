import type { Metadata } from 'next';
import { productRoute } from '@/components/pages/products/product-route';
import { SupplierPage } from '@/components/suppliers/supplier-page';
import { tileSupplierAt, tileSupplierSlugs } from '@/content/suppliers/tiles/all';
import { pageMetadata } from '@/lib/site/seo';

interface Props {
  params: Promise<{ manufacturer: string }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The parts of a roof stand below the same page as two manufacturers. */
const parts = productRoute(['components'], ['manufacturer'], 'en');

export const generateStaticParams = () => [
  ...tileSupplierSlugs('components').map((manufacturer) => ({ manufacturer })),
  ...parts.generateStaticParams(),
];

const found = async (params: Props['params']) => tileSupplierAt('components', (await params).manufacturer);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const supplier = await found(props.params);
  return supplier ? pageMetadata(supplier.route, 'en') : parts.generateMetadata(props);
}

export default async function ManufacturerOrPartPage(props: Props) {
  const supplier = await found(props.params);
  return supplier ? <SupplierPage {...supplier} lang="en" /> : <parts.Page {...props} />;
}

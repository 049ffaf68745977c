import { productRoute } from '@/components/pages/products/product-route';
import { ROOF_TILE_PARENTS } from '@/content/products/addresses';

export const dynamic = 'force-static';
export const dynamicParams = false;

const route = productRoute(ROOF_TILE_PARENTS, ['supplier', 'tile'], 'ar');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

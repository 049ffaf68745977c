import { productRoute } from '@/components/pages/products/product-route';

export const dynamic = 'force-static';
export const dynamicParams = false;

const route = productRoute(['laPaloma'], ['colour'], 'en');

export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;
export default route.Page;

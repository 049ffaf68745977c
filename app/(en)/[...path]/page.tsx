import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PreviewPage } from '@/components/preview/preview-page';
import { previewAt, SOON_KEYS } from '@/content/previews';
import { ROUTES } from '@/content/routes';
import { pageMetadata } from '@/lib/core/seo';

interface Props {
  params: Promise<{ path: string[] }>;
}

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The addresses marked `soon`. A route file of its own takes one over; any other address is a 404. */
export const generateStaticParams = () =>
  SOON_KEYS.map((key) => ({ path: ROUTES[key].path.slice(1).split('/') }));

const keyOf = async (params: Props['params']) => {
  const { path } = await params;
  return previewAt(`/${path.map(decodeURIComponent).join('/')}`) ?? notFound();
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await keyOf(params), 'en');
}

export default async function SoonPage({ params }: Props) {
  return <PreviewPage of={await keyOf(params)} lang="en" />;
}

import { newsFeed } from '@/lib/news/feed';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(newsFeed('ar'), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });

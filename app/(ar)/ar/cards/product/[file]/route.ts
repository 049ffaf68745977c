import type { NextRequest } from 'next/server';
import { answerProductCard } from '@/app/cards/product/[file]/answer-product-card';

export const dynamic = 'force-dynamic';

export const GET = async (request: NextRequest, { params }: { params: Promise<{ file: string }> }) =>
  answerProductCard((await params).file, 'ar', request);

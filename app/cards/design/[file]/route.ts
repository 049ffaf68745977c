import type { NextRequest } from 'next/server';
import { answerDesignCard } from './answer-design-card';

export const dynamic = 'force-dynamic';

export const GET = async (request: NextRequest, { params }: { params: Promise<{ file: string }> }) =>
  answerDesignCard(request, (await params).file, 'en');

import type { NextRequest } from 'next/server';
import { answerDataSheet } from '@/app/data-sheets/[file]/answer-data-sheet';

export const dynamic = 'force-dynamic';

export const GET = async (request: NextRequest, { params }: { params: Promise<{ file: string }> }) =>
  answerDataSheet((await params).file, 'ar', request);

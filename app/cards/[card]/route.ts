import { answerCard, CARD_FILES } from './answer-card';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => CARD_FILES;

export const GET = async (_: Request, { params }: { params: Promise<{ card: string }> }) =>
  answerCard((await params).card, 'en');

import { KEPT_READERS } from '@/lib/assistant/reading/kept-reader';

export const dynamic = 'force-static';

/** What examples in Latin letters taught the assistant, fetched for the first message that its rules do not answer. */
export const GET = () => Response.json(KEPT_READERS.en.file);

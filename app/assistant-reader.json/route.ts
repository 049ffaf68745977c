import { readerFile } from '@/lib/assistant/reading/reader-file';

export const dynamic = 'force-static';

/** What examples in Latin letters taught the assistant, fetched for the first message that its rules do not answer. */
export const GET = () => Response.json(readerFile('en'));

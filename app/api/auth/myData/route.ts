import type { NextRequest } from 'next/server';
import { profileWords } from '@/content/forms/profile';
import { savedDesigns } from '@/lib/account/designs/design-queries';
import { otherAddresses, publicUser, userOfToken } from '@/lib/account/queries';
import { SESSION_COOKIE } from '@/lib/account/session/token';
import { answerFault, answerJson, otherMethods, localisedFaultsOf } from '@/lib/http/json-call';
import { log, reason } from '@/lib/observe/logger';

export const dynamic = 'force-dynamic';

/** All that is stored about the account of this browser, as a file. */
export async function GET(request: NextRequest) {
  const { lang, said } = localisedFaultsOf(request);
  try {
    const token = request.cookies.get(SESSION_COOKIE)?.value;
    const user = token ? await userOfToken(token) : null;
    if (!user) return answerFault('message', { status: 401, message: said.signedOut });
    const data = {
      ...publicUser(user),
      createdAt: user.createdAt,
      addresses: await otherAddresses(user.id),
      designs: await savedDesigns(user.id),
    };
    const name = profileWords[lang].data.file;
    return answerJson(200, data, { 'Content-Disposition': `attachment; filename="${name}"` });
  } catch (error) {
    log.error('data-not-read', { error: reason(error) });
    return answerFault('message', { status: 503, message: said.profileFailed });
  }
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = otherMethods('GET, HEAD', 'message');

import 'server-only';
import { subscribe } from 'node:diagnostics_channel';

/** How far a request came whose answer nobody could read. */
export interface Course {
  /** Whether any of it can have left this machine. */
  hasLeft: boolean;
  /** The status of its answer, if that began. */
  status: number | null;
}

interface Message {
  request: object;
  headers?: string;
  response?: { statusCode: number };
}

const KEY = /^idempotency-key: *(\S+)/im;

/** Requests under way, by their idempotency key; once a process, however often this file is bundled. */
const kept = globalThis as { mailRequests?: Map<string, Course> };

/**
 * Listens to Node's `fetch`, which tells when the head of a request goes to the system and when that of an answer has
 * come (https://undici.nodejs.org/#/docs/api/DiagnosticsChannel).
 */
function watched(): Map<string, Course> {
  if (kept.mailRequests) return kept.mailRequests;
  const courses = (kept.mailRequests = new Map<string, Course>());
  const keys = new WeakMap<object, string>();
  subscribe('undici:client:sendHeaders', (message) => {
    const { request, headers = '' } = message as Message;
    const [, key = ''] = KEY.exec(headers) ?? [];
    const course = courses.get(key);
    if (!course) return;
    course.hasLeft = true;
    keys.set(request, key);
  });
  subscribe('undici:request:headers', (message) => {
    const { request, response } = message as Message;
    const course = courses.get(keys.get(request) ?? '');
    if (course) course.status = response?.statusCode ?? null;
  });
  return courses;
}

/** Runs what asks once with this key, and tells how far the request came. */
export async function followed<T>(
  key: string,
  ask: () => Promise<T>,
): Promise<{ answer: T; course: Course }> {
  const course: Course = { hasLeft: false, status: null };
  const courses = watched();
  courses.set(key, course);
  try {
    return { answer: await ask(), course };
  } finally {
    courses.delete(key);
  }
}

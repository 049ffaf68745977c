'use client';

import { createContext } from 'react';
import type { Attachment } from '@/lib/enquiry-attachment/attachment';

/** What the tool around a form has for it, as it is now. A tool puts its form inside; the form takes what is there. */
export const AttachmentContext = createContext<Attachment | null>(null);

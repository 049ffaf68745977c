'use client';

import { createContext, use } from 'react';
import { LANGS, type Lang } from '@/content/lang';

/** The language of the document, given by its body: for parts of the browser that are not told it otherwise. */
export const PageLang = createContext<Lang>(LANGS[0]);

export const usePageLang = (): Lang => use(PageLang);

'use client';

import { useEffect } from 'react';
import { rememberSearch } from '@/lib/search/recent-searches';

/** Remembers on the device what was searched, where something was found. Shows nothing. */
export function Remember({ query }: { query: string }) {
  useEffect(() => rememberSearch(query), [query]);
  return null;
}

'use client';

import type { ComponentProps } from 'react';
import { PrefetchLink } from '@/components/links/prefetch-link';
import type { ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import { keepAttachment } from '@/lib/enquiry-attachment/kept-attachment';

interface Props extends ComponentProps<typeof PrefetchLink> {
  attachment: ToolAttachment;
}

/** A link to a form of another page that takes along what is asked about. Without JavaScript it is the link alone. */
export const LinkWith = ({ attachment, ...link }: Props) => (
  <PrefetchLink {...link} data-waits="" onClick={() => keepAttachment(attachment)} />
);

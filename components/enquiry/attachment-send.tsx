'use client';

import { Mail } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { Look } from '@/components/ui/control/button-look';
import type { AttachmentFormProps } from './attachment-form';
import type { PhotoFormProps } from './photo-form';

// The form and its rules are asked for by few: they come when they are.
const AttachmentForm = dynamic(() => import('./attachment-form').then((module) => module.AttachmentForm));
const PhotoForm = dynamic(() => import('./photo-form').then((module) => module.PhotoForm));

type Props = { look?: Look } & (({ of: 'tool' } & AttachmentFormProps) | ({ of: 'photo' } & PhotoFormProps));

/** A button that opens the form which sends what the tool around it has: a result, or with consent a photograph. */
export function AttachmentSend({ look, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return props.of === 'photo' ? <PhotoForm {...props} /> : <AttachmentForm {...props} />;
  return (
    <Button
      look={look}
      className="justify-self-start"
      sign={<Mail aria-hidden className="size-5" />}
      onClick={() => setOpen(true)}
    >
      {props.words.open}
    </Button>
  );
}

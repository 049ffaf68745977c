'use client';

import { Mail } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { PhotoFormProps } from './photo-form';

// The form and its rules are asked for by few: they come when they are.
const PhotoForm = dynamic(() => import('./photo-form').then((module) => module.PhotoForm));

/** A button that opens the form which sends a message and, with consent, the photograph that was checked. */
export function PhotoSend(props: PhotoFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <PhotoForm {...props} />;
  return (
    <Button
      className="justify-self-start"
      sign={<Mail aria-hidden className="size-5" />}
      onClick={() => setOpen(true)}
    >
      {props.words.open}
    </Button>
  );
}

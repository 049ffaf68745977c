'use client';

import { Mail } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/control/button';
import type { CarriedFormProps } from './carried-form';

// The form and its rules are asked for by few: they come when they are.
const CarriedForm = dynamic(() => import('./carried-form').then((module) => module.CarriedForm));

/** A button that opens the form which sends a design or a calculation to the company. */
export function CarriedSend(props: CarriedFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <CarriedForm {...props} />;
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

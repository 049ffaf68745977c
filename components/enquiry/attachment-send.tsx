'use client';

import { Mail } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/control/button';
import type { Look } from '@/components/ui/control/button-look';
import { useOpensLate } from '@/components/ui/dialog/use-opens-late';
import type { AttachmentFormProps } from './attachment-form';
import type { PhotoFormProps } from './photo-form';

type FormProps = ({ of: 'tool' } & AttachmentFormProps) | ({ of: 'photo' } & PhotoFormProps);

/** The form and its rules are asked for by few: they come when they are. */
const load = async (of: FormProps['of']) =>
  (of === 'photo'
    ? (await import('./photo-form')).PhotoForm
    : (await import('./attachment-form')).AttachmentForm) as ComponentType<FormProps>;

/** A button that opens the form which sends what the tool around it has: a result, or with consent a photograph. */
export function AttachmentSend({ look, lost, ...props }: { look?: Look; lost: string } & FormProps) {
  const [isLost, setLost] = useState(false);
  const { Part, press } = useOpensLate(
    () => load(props.of),
    () => setLost(true),
  );
  if (Part) return <Part {...props} />;
  return (
    <div className="grid gap-3">
      <Button
        look={look}
        className="sm:justify-self-start"
        sign={<Mail aria-hidden className="size-5" />}
        onClick={({ currentTarget }) => {
          setLost(false);
          press(currentTarget);
        }}
      >
        {props.words.open}
      </Button>
      {isLost && <p role="alert">{lost}</p>}
    </div>
  );
}

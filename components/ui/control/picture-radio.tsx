import type { ReactNode } from 'react';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';

export interface RadioProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  /** Somebody comes near: it may be chosen next. */
  onNear?: () => void;
  className?: string;
}

/** A native radio button behind whatever stands for it: arrow keys, names and groups are the browser's. */
export function BareRadio({
  name,
  value,
  checked,
  onChoose,
  onNear,
  className = '',
  children,
}: RadioProps & { children: ReactNode }) {
  return (
    <label className={`relative block cursor-pointer ${className}`} onPointerEnter={onNear}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
        onFocus={onNear}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

/** Bolder without a new layout: a press is painted sooner. */
export const BOLD = 'peer-checked:font-semibold';

export const RING =
  'outline-terracotta peer-checked:outline-3 peer-checked:outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-bitumen';

type Props = RadioProps & {
  picture: PictureSources;
  title: string;
  note?: string;
  square?: boolean;
};

/** One of several by its picture, with the name under it. */
export function PictureRadio({ picture, title, note, square = false, ...radio }: Props) {
  return (
    <BareRadio {...radio}>
      <span className={`block ${RING}`}>
        <PlainPicture
          sources={picture}
          alt=""
          sizes={square ? '7rem' : '12rem'}
          className={`w-full object-cover ${square ? 'aspect-square' : 'aspect-landscape'}`}
        />
      </span>
      <span className={`t-note block pt-2 leading-tight ${BOLD}`}>{title}</span>
      {note && <span className="t-note block leading-tight text-bitumen-soft">{note}</span>}
    </BareRadio>
  );
}

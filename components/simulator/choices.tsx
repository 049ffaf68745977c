import type { CSSProperties, ReactNode } from 'react';
import { PlainPicture } from '@/components/ui/plain-picture';
import type { PictureSources } from '@/components/ui/picture-candidates';

interface RadioProps {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  /** Somebody comes near: it may be chosen next. */
  onNear?: () => void;
  className?: string;
  children: ReactNode;
}

/** A native radio button behind whatever stands for it: arrow keys, names and groups are the browser's. */
function Radio({ name, value, checked, onChoose, onNear, className = '', children }: RadioProps) {
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

const RING =
  'outline-terracotta peer-checked:outline-3 peer-checked:outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-bitumen';

type ChoiceProps = Omit<RadioProps, 'children'>;

/** A tile by its patch, or a villa by its picture, with the name under it. */
export function PictureChoice({
  picture,
  title,
  note,
  square = false,
  ...radio
}: ChoiceProps & { picture: PictureSources; title: string; note?: string; square?: boolean }) {
  return (
    <Radio {...radio}>
      <span className={`block ${RING}`}>
        <PlainPicture
          sources={picture}
          alt=""
          sizes={square ? '7rem' : '12rem'}
          className={`w-full object-cover ${square ? 'aspect-square' : 'aspect-landscape'}`}
        />
      </span>
      <span className="t-note block pt-2 leading-tight peer-checked:font-[640]">{title}</span>
      {note && <span className="t-note block leading-tight text-bitumen-soft">{note}</span>}
    </Radio>
  );
}

/** One of a list by its name alone. */
export function RowChoice({ title, ...radio }: ChoiceProps & { title: string }) {
  return (
    <Radio {...radio} className="group border-b border-hairline">
      <span className="t-small flex min-h-tap items-center gap-3 px-1 peer-checked:font-[640] peer-focus-visible:outline-3 peer-focus-visible:outline-terracotta">
        <span className="grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-joint group-has-checked:border-terracotta">
          <span className="size-2.5 rounded-full bg-terracotta opacity-0 forced-color-adjust-none forced-colors:bg-[color:Highlight] group-has-checked:opacity-100" />
        </span>
        {title}
      </span>
    </Radio>
  );
}

/** A wall by its nominal colour, or by a piece of it. */
export function SwatchChoice({
  title,
  style,
  ...radio
}: ChoiceProps & { title: string; style: CSSProperties }) {
  return (
    <Radio {...radio}>
      <span
        className={`block h-tap w-full border border-joint forced-color-adjust-none ${RING}`}
        style={style}
        title={title}
      />
      <span className="sr-only">{title}</span>
    </Radio>
  );
}

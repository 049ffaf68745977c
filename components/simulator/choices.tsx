import { memo, type ReactNode } from 'react';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import type { WallSampleFrame } from '@/content/simulator/stone-samples';
import type { Choice, Step } from '@/lib/simulator/design';

interface RadioProps<S extends Step = Step> {
  step: S;
  id: Extract<Choice, { step: S }>['id'];
  checked: boolean;
  choose: (choice: Choice) => void;
  /** Somebody comes near: it may be chosen next. */
  near: (choice: Choice) => void;
  className?: string;
  children: ReactNode;
}

/** A native radio button behind whatever stands for it: arrow keys, names and groups are the browser's. */
function Radio({ step, id, checked, choose, near, className = '', children }: RadioProps) {
  const choice = { step, id } as Choice;
  return (
    <label className={`relative block cursor-pointer ${className}`} onPointerEnter={() => near(choice)}>
      <input
        type="radio"
        name={`simulator-${step}`}
        value={id}
        checked={checked}
        onChange={() => choose(choice)}
        onFocus={() => near(choice)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

/** Bolder without a new layout: a press is painted sooner. */
const BOLD = 'peer-checked:[-webkit-text-stroke:0.35px]';

const RING =
  'outline-terracotta peer-checked:outline-3 peer-checked:outline-offset-2 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-bitumen';

type ChoiceProps = Omit<RadioProps, 'children'>;
type PictureChoiceProps = ChoiceProps & {
  picture: PictureSources;
  title: string;
  note?: string;
  square?: boolean;
};

/** A tile by its patch, or a villa by its picture, with the name under it. Of fifty, a press draws two again. */
export const PictureChoice = memo(function PictureChoice(props: PictureChoiceProps) {
  const { picture, title, note, square = false, ...radio } = props;
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
      <span className={`t-note block pt-2 leading-tight ${BOLD}`}>{title}</span>
      {note && <span className="t-note block leading-tight text-bitumen-soft">{note}</span>}
    </Radio>
  );
});

/** One of a list by its name alone. */
export function RowChoice({ title, ...radio }: ChoiceProps & { title: string }) {
  return (
    <Radio {...radio} className="group border-b border-hairline">
      <span
        className={`t-small flex min-h-tap items-center gap-3 px-1 peer-focus-visible:outline-3 peer-focus-visible:outline-terracotta ${BOLD}`}
      >
        <span className="grid size-5 flex-none place-items-center rounded-full border-[1.5px] border-joint group-has-checked:border-terracotta">
          <span className="size-2.5 rounded-full bg-terracotta opacity-0 forced-color-adjust-none forced-colors:bg-[color:Highlight] group-has-checked:opacity-100" />
        </span>
        {title}
      </span>
    </Radio>
  );
}

type SwatchProps = ChoiceProps & {
  title: string;
  /** As it is on its card. */
  colour?: string;
  /** Of a stone, the layer that shows its own wall, and which part of it. */
  file?: string;
  frame?: WallSampleFrame;
};

/** A wall by its nominal colour, or by a part of its own wall. */
export const SwatchChoice = memo(function SwatchChoice(props: SwatchProps) {
  const { title, colour, file, frame, ...radio } = props;
  return (
    <Radio {...radio}>
      <span
        className={`block h-tap w-full border border-joint forced-color-adjust-none ${RING}`}
        style={
          file
            ? {
                backgroundImage: `url(${file})`,
                backgroundSize: frame?.size,
                backgroundPosition: frame?.position,
              }
            : { backgroundColor: colour }
        }
        title={title}
      />
      <span className="sr-only">{title}</span>
    </Radio>
  );
});

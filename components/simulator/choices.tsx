import { memo, type ReactNode } from 'react';
import {
  BareRadio,
  BOLD,
  PictureRadio,
  RING,
  type RadioProps as BareRadioProps,
} from '@/components/ui/control/picture-radio';
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

/** The simulator's own radio: its group is the step. */
const radioOf = ({ step, id, choose, near, ...rest }: Omit<RadioProps, 'children'>): BareRadioProps => {
  const choice = { step, id } as Choice;
  return {
    name: `simulator-${step}`,
    value: id,
    onChoose: () => choose(choice),
    onNear: () => near(choice),
    ...rest,
  };
};

const Radio = ({ children, ...radio }: RadioProps) => <BareRadio {...radioOf(radio)}>{children}</BareRadio>;

type ChoiceProps = Omit<RadioProps, 'children'>;
type PictureChoiceProps = ChoiceProps & {
  picture: PictureSources;
  title: string;
  note?: string;
  square?: boolean;
};

/** A tile by its patch, or a villa by its picture, with the name under it. Of fifty, a press draws two again. */
export const PictureChoice = memo(function PictureChoice(props: PictureChoiceProps) {
  const { picture, title, note, square, ...radio } = props;
  return <PictureRadio {...radioOf(radio)} picture={picture} title={title} note={note} square={square} />;
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

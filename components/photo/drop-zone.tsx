import { Camera, ImageUp, ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ButtonFace } from '@/components/ui/control/button';
import { unbroken } from '@/components/ui/layout/unbroken';

interface ZoneWords {
  choose: string;
  camera: string;
  drop: string;
  dragged: string;
  /** What kinds and sizes of files are read. */
  guidance: string;
  privacy: string;
}

interface Props {
  words: ZoneWords;
  /** Id of the line that says what became of the file. */
  message: string;
  /** A file is held over the page. */
  isOver: boolean;
  /** A photograph was found out about: what comes next stands below. */
  isDone: boolean;
  /** The last file could not be read: why stands in the message below. */
  isWrong: boolean;
  /** Somebody is about to choose a file: what looking needs is fetched, and not before, as it weighs more than the page. */
  prepare: () => void;
  onFile: (file: File | undefined) => Promise<void>;
  /** Another way to a picture, beside the first. */
  children?: ReactNode;
}

/**
 * The field for the file. The native input covers it all, so that choosing and dropping work before the scripts do;
 * what was chosen then is told as soon as they run (scripts/page-boot/early-input.js).
 */
export function DropZone({ words, message, isOver, isDone, isWrong, prepare, onFile, children }: Props) {
  const id = useId();
  const field = {
    type: 'file',
    accept: 'image/*',
    'aria-describedby': `${id}-help ${message}`,
    'aria-invalid': isWrong || undefined,
    onDragEnter: prepare,
    onClick: prepare,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
      const [file] = currentTarget.files ?? [];
      // The same photograph may be chosen again.
      void onFile(file).then(() => (currentTarget.value = ''));
    },
  } as const;
  return (
    <div
      data-over={isOver || undefined}
      className="relative grid justify-items-start gap-4 border-[1.5px] border-dashed border-joint bg-plaster p-4 transition-colors duration-fast hover:border-bitumen has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-terracotta data-over:border-solid data-over:border-terracotta data-over:bg-sand sm:p-8 lg:min-h-80 lg:content-center noscript:hidden"
    >
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <label htmlFor={id} className="max-sm:w-full">
          <ButtonFace
            look={isDone ? 'outline' : 'solid'}
            sign={<ImageUp aria-hidden className="size-5" />}
            className="max-sm:w-full"
          >
            {words.choose}
          </ButtonFace>
        </label>
        {/* Above the field that covers everything; offered where there are fingers. */}
        <label className="relative z-10 max-sm:w-full pointer-fine:hidden">
          <ButtonFace
            look="outline"
            sign={<Camera aria-hidden className="size-5" />}
            className="max-sm:w-full"
          >
            {words.camera}
          </ButtonFace>
          <input
            {...field}
            capture="environment"
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </label>
        {children && <div className="relative z-10 max-sm:*:w-full max-sm:w-full">{children}</div>}
      </div>
      <input {...field} id={id} className="absolute inset-0 size-full cursor-pointer opacity-0" />
      <div id={`${id}-help`} className="grid gap-4">
        <p className="pointer-coarse:hidden">{isOver ? words.dragged : words.drop}</p>
        <p className="t-small text-bitumen-soft">{unbroken(words.guidance)}</p>
        <p className="t-small flex gap-2 font-[560]">
          <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-verdigris" />
          {words.privacy}
        </p>
      </div>
    </div>
  );
}

import { Button } from '@/components/ui/control/button';
import { KeptNote } from '@/components/your-roof/kept-note';
import type { ToolProps } from '@/components/your-roof/tool-props';

/** The first step once there is a photograph: where it is kept, choosing another, starting over. */
export function PhotoPanel({ opened, zone, onStartOver, words }: ToolProps) {
  const { text, notKept, startOver, startOverNote } = words.photo;
  return (
    <div className="grid gap-6">
      <p className="text-bitumen-soft">
        <KeptNote isKept={opened.isKept} kept={text} lost={notKept} />
      </p>
      {zone}
      <div className="grid gap-2">
        <Button look="outline" onClick={onStartOver}>
          {startOver}
        </Button>
        <p className="t-note text-bitumen-soft">{startOverNote}</p>
      </div>
    </div>
  );
}

import { useState, useSyncExternalStore } from 'react';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { JointSlider } from '@/components/ui/picture/joint';
import { openingOf } from '@/lib/simulator/design';
import { Stage } from './stage';
import type { ToolData } from '@/components/simulator/tool-data';
import type { useTool } from '@/components/simulator/use-tool';

interface Props {
  tool: ReturnType<typeof useTool>;
  data: ToolData;
  words: SimulatorWords;
}

const followLine = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** The picture with its joint, what it waits for, and what is said about it. */
export function PicturePane({ tool, data, words }: Props) {
  const [share, setShare] = useState(50);
  const { stage, kept, caption } = tool;
  return (
    <div className="relative">
      <Stage
        opening={openingOf(data.catalogue)}
        shown={stage.shown}
        kept={kept}
        share={share}
        sheets={data.sheets}
        kind={stage.kind}
        label={caption}
        plate={tool.plate}
        words={words.compare}
      />
      {kept && <JointSlider share={share} label={words.compare.label} onShare={setShare} />}
      <WaitLine share={stage.waiting} label={words.tool.loading} />
      <p role="status" className="sr-only">
        {tool.announced}
      </p>
      <Notices tool={tool} words={words} />
    </div>
  );
}

/** How much of a picture has come, along its lower edge; only where the wait is long. */
function WaitLine({ share, label }: { share: number | null; label: string }) {
  if (share === null) return null;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      className="absolute inset-x-0 bottom-0 h-1 bg-limewash"
    >
      <div
        className="h-full bg-terracotta transition-[width] duration-slow forced-color-adjust-none"
        style={{ inlineSize: `${Math.max(8, share * 100)}%` }}
      />
    </div>
  );
}

/** What stands in the way of a picture, or was put right. */
function Notices({ tool: { stage, mended }, words: { tool: words } }: Pick<Props, 'tool' | 'words'>) {
  const isOnline = useSyncExternalStore(
    followLine,
    () => navigator.onLine,
    () => true,
  );
  const notice = isOnline ? (mended ? words.mended : '') : words.offline;
  return (
    <div role="alert" className="absolute inset-x-0 top-0 grid justify-items-start gap-px">
      {notice && <p className="t-note bg-limewash px-3 py-2">{notice}</p>}
      {isOnline && stage.failed && (
        <p className="t-note flex flex-wrap items-center gap-x-4 bg-limewash px-3">
          {words.failed}
          <button type="button" className="t-label text-link" onClick={stage.retry}>
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
}

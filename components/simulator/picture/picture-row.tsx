import { memo, useState } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { fill } from '@/lib/site/fill';
import type { Design } from '@/lib/simulator/design';
import type { DesignStore } from '@/lib/simulator/design-store';
import { designLabels } from '@/lib/simulator/design-labels';
import { CloseUp } from './close-up';
import type { ToolData } from '@/components/simulator/tool-data';
import { Toolbar } from '@/components/simulator/toolbar';
import { publicAddress } from '@/components/simulator/use-tool';

interface Props {
  design: Design;
  /** The last design whose pictures have come. */
  shown: Design;
  data: ToolData;
  words: SimulatorWords;
  store: DesignStore;
  isComparing: boolean;
  /** Keeps a design to compare with; null ends that. */
  onCompare: (kept: Design | null) => void;
  canUndo: boolean;
  canRedo: boolean;
}

/** What is seen, in a line, and what can be done with it. */
export const PictureRow = memo(function PictureRow(props: Props) {
  const lang = usePageLang();
  const { design, shown, data, words, store, isComparing, onCompare, canUndo, canRedo } = props;
  const [isClose, setClose] = useState(false);
  const values = designLabels(design, data.names);
  const picture = data.options[design.option]?.close;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-margin py-2 max-lg:border-b max-lg:border-hairline lg:py-3">
      <Toolbar
        words={words}
        undo={canUndo ? store.undo : undefined}
        redo={canRedo ? store.redo : undefined}
        isComparing={isComparing}
        onCompare={() => onCompare(isComparing ? null : shown)}
        onCloseUp={() => setClose(true)}
        share={{
          title: fill(words.share.title, values),
          text: fill(words.share.text, values),
          url: typeof window === 'undefined' ? '' : window.location.origin + publicAddress(design, lang),
        }}
      />
      <p className="t-small text-bitumen-soft max-lg:hidden">{fill(words.tool.caption, values)}</p>
      {picture && (
        <CloseUp
          open={isClose}
          onClose={() => setClose(false)}
          picture={picture}
          title={fill(words.tool.closeUpTitle, values)}
          words={{ close: words.tool.close, note: words.tool.note }}
        />
      )}
    </div>
  );
});

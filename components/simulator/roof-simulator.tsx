'use client';

import { Download, Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Lang } from '@/content/lang';
import type { SimulatorWords } from '@/content/pages/simulator';
import { fill } from '@/lib/core/fill';
import { codeOf } from '@/lib/simulator/design-address';
import { Advice } from './advice';
import { CloseUp } from './close-up';
import { PicturePane } from './picture-pane';
import { SavedDesigns } from './saved-designs';
import { StepChoices } from './step-choices';
import { Steps } from './steps';
import type { ToolData } from './tool-data';
import { Toolbar } from './toolbar';
import { useSavedDesigns, type DesignActions } from './use-saved-designs';
import { publicAddress, useTool } from './use-tool';

interface Props {
  data: ToolData;
  words: SimulatorWords;
  lang: Lang;
  actions: DesignActions;
}

/** The roof tile simulator: the picture, five steps beside it, and under both what is kept. */
export function RoofSimulator({ data, words, lang, actions }: Props) {
  const tool = useTool(data, words);
  const saved = useSavedDesigns(actions);
  const { design, store, values } = tool;

  const save = async () => {
    const answer = await saved.save(codeOf(design));
    const { done, full, failed, fullDevice } = words.saved;
    toast(answer === 'done' ? 'success' : 'error', { done, full, device: failed, fullDevice }[answer]);
  };
  return (
    <div className="noscript:hidden">
      <div className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="sticky top-[var(--bar)] z-10 bg-limewash lg:top-[var(--hd-small)]">
          <PicturePane tool={tool} data={data} words={words} />
          <PictureRow tool={tool} data={data} words={words} />
        </div>
        <div className="px-margin lg:ps-6">
          <Steps words={words} chosen={values}>
            {(step) => (
              <StepChoices
                step={step}
                design={design}
                data={data}
                words={words}
                lang={lang}
                kind={tool.stage.kind}
                near={tool.near}
                choose={store.choose}
              />
            )}
          </Steps>
        </div>
      </div>
      <div className="wrap grid gap-x-gutter gap-y-12 py-section lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <div className="flex flex-wrap gap-4">
            <Button
              sign={<Download aria-hidden className="size-5" />}
              aria-disabled={tool.isSaving || undefined}
              onClick={tool.savePicture}
            >
              {tool.isSaving ? words.picture.saving : words.picture.save}
            </Button>
            <Button
              look="outline"
              sign={<Bookmark aria-hidden className="size-5" />}
              onClick={() => void save()}
            >
              {words.saved.save}
            </Button>
          </div>
          <Advice design={design} data={data} words={words} />
        </div>
        <SavedDesigns saved={saved} data={data} words={words.saved} now={design} onOpen={store.open} />
      </div>
    </div>
  );
}

interface RowProps {
  tool: ReturnType<typeof useTool>;
  data: ToolData;
  words: SimulatorWords;
}

/** What is seen, in a line, and what can be done with it. */
function PictureRow({ tool, data, words }: RowProps) {
  const [isClose, setClose] = useState(false);
  const { design, store, values, kept, toggleKept, canUndo, canRedo } = tool;
  const picture = data.options[design.option]?.close;
  return (
    <div className="flex flex-wrap items-center gap-x-6 px-margin py-2 max-lg:border-b max-lg:border-hairline lg:py-3">
      <Toolbar
        words={words}
        undo={canUndo ? store.undo : undefined}
        redo={canRedo ? store.redo : undefined}
        isComparing={kept !== null}
        onCompare={toggleKept}
        onCloseUp={() => setClose(true)}
        share={{
          title: fill(words.share.title, values),
          text: fill(words.share.text, values),
          url: typeof window === 'undefined' ? '' : window.location.origin + publicAddress(design),
        }}
      />
      <p className="t-small text-bitumen-soft max-lg:hidden">{tool.caption}</p>
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
}

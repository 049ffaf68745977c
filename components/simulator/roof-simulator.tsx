'use client';

import { useRef, useState } from 'react';
import type { Lang } from '@/content/lang';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import type { Step } from '@/lib/simulator/design';
import { KeepAndAsk } from '@/components/simulator/saved/keep-and-ask';
import { PicturePane } from '@/components/simulator/picture/picture-pane';
import { PictureRow } from '@/components/simulator/picture/picture-row';
import { StepBar } from './step-bar';
import { StepChoices } from './step-choices';
import { Steps } from './steps';
import type { ToolData } from './tool-data';
import type { DesignActions } from '@/components/simulator/saved/use-saved-designs';
import { useAfterPaint } from '@/components/ui/loading/use-after-paint';
import { useTool } from './use-tool';

interface Props {
  data: ToolData;
  words: SimulatorWords;
  lang: Lang;
  actions: DesignActions;
}

/** The roof tile simulator: the picture, five steps beside it, and under both what is kept. */
export function RoofSimulator({ data, words, lang, actions }: Props) {
  const tool = useTool(data, words);
  const { design, store, values } = tool;
  // What stands beside the picture and the choices follows once the picture is painted.
  const settled = useAfterPaint(design);
  const shown = useAfterPaint(tool.stage.shown);
  const [step, setStep] = useState<Step>('option');
  const panel = useRef<HTMLDivElement>(null);
  return (
    <div className="noscript:hidden">
      <div className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]">
        {/* In a low window it would leave no room for what is chosen. */}
        <div className="under-bar top-(--bar) z-10 bg-limewash max-lg:tall:sticky lg:sticky lg:top-(--hd-small)">
          <PicturePane tool={tool} data={data} words={words} />
          <PictureRow
            design={settled}
            shown={shown ?? settled}
            data={data}
            words={words}
            store={store}
            isComparing={tool.kept !== null}
            onCompare={tool.keep}
            canUndo={tool.canUndo}
            canRedo={tool.canRedo}
          />
          <StepBar words={words} open={step} onOpen={setStep} panel={() => panel.current} />
        </div>
        <div ref={panel} className="below-villa px-margin lg:ps-6">
          <Steps words={words} open={step} onOpen={setStep} chosen={values}>
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
      <KeepAndAsk
        design={settled}
        data={data}
        words={words}
        actions={actions}
        store={store}
        savePicture={tool.savePicture}
        isSaving={tool.isSaving}
      />
    </div>
  );
}

'use client';

import type { Lang } from '@/content/lang';
import type { SimulatorWords } from '@/content/pages/simulator';
import { KeepAndAsk } from './keep-and-ask';
import { PicturePane } from './picture-pane';
import { PictureRow } from './picture-row';
import { StepChoices } from './step-choices';
import { Steps } from './steps';
import type { ToolData } from './tool-data';
import type { DesignActions } from './use-saved-designs';
import { useAfterPaint } from './use-after-paint';
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
  return (
    <div className="noscript:hidden">
      <div className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start xl:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="sticky top-[var(--bar)] z-10 bg-limewash lg:top-[var(--hd-small)]">
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

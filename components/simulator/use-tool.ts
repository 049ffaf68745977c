import { useCallback, useRef, useState } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { toast } from '@/components/ui/message/toast';
import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { fileName } from '@/lib/browser/download-picture';
import { fill } from '@/lib/site/fill';
import { saveFile } from '@/lib/browser/save-file';
import { choose, type Choice, type Design } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import { drawDesign } from '@/lib/simulator/save-picture';
import { designLabels } from '@/lib/simulator/design-labels';
import type { ToolData } from './tool-data';
import { useDesign } from './use-design';
import { useNeighbours } from '@/components/simulator/picture/use-neighbours';
import { useStage } from '@/components/simulator/picture/use-stage';

/** Address of the public page of a design. */
export const publicAddress = (design: Design, lang: Lang) => localPath(`/design/${codeOf(design)}`, lang);

/** The tool's state and what its buttons do. */
export function useTool(data: ToolData, words: SimulatorWords) {
  const lang = usePageLang();
  const { catalogue, sheets, names } = data;
  const { design, history, mended, store } = useDesign(catalogue);
  const plate = useRef<HTMLImageElement>(null);
  const stage = useStage(design, sheets, plate);
  const { ahead } = stage;
  useNeighbours(catalogue, stage.shown, ahead);
  const near = useCallback(
    (choice: Choice) => ahead(choose(catalogue, store.get().history.now, choice)),
    [catalogue, store, ahead],
  );
  const [kept, setKept] = useState<Design | null>(null);
  const [isSaving, setSaving] = useState(false);

  const captionOf = (of: Design) => fill(words.tool.caption, designLabels(of, names));

  const savePicture = useCallback(async () => {
    setSaving(true);
    const { strip, note, failed, unsure } = words.capture;
    const { now } = store.get().history;
    const values = designLabels(now, names);
    try {
      const lines = strip.map((line) => fill(line, values));
      const aside = [window.location.host + publicAddress(now, lang), note];
      const blob = await drawDesign(now, sheets, { lines, aside });
      saveFile(blob, fileName(`${values.model} ${values.option}`, 'png'), () => toast('error', unsure));
    } catch {
      toast('error', failed);
    }
    setSaving(false);
  }, [store, names, sheets, words, lang]);

  return {
    design,
    store,
    mended,
    stage,
    plate,
    kept,
    /** Keeps a design, to compare it with what comes; or ends that. */
    keep: setKept,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    near,
    values: designLabels(design, names),
    caption: captionOf(design),
    announced: stage.shown ? fill(words.tool.shown, { text: captionOf(stage.shown) }) : '',
    savePicture,
    isSaving,
  };
}

import { Bookmark, Download } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/control/button';
import { toast } from '@/components/ui/message/toast';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import type { Design } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import type { DesignStore } from '@/lib/simulator/design-store';
import { Advice } from '@/components/simulator/advice';
import { SavedDesigns } from './saved-designs';
import type { ToolData } from '@/components/simulator/tool-data';
import { useSavedDesigns, type DesignActions } from './use-saved-designs';

interface Props {
  design: Design;
  data: ToolData;
  words: SimulatorWords;
  actions: DesignActions;
  store: DesignStore;
  savePicture: () => Promise<void>;
  isSaving: boolean;
}

/** Under picture and steps: the design as a file, in the account, or on its way to us. */
export const KeepAndAsk = memo(function KeepAndAsk(props: Props) {
  const { design, data, words, actions, store, savePicture, isSaving } = props;
  const saved = useSavedDesigns(actions);

  const save = async () => {
    const answer = await saved.save(codeOf(store.get().history.now));
    const said = { ...words.saved, device: words.saved.failed };
    toast(answer === 'done' ? 'success' : 'error', said[answer]);
  };
  return (
    <div className="wrap grid gap-x-gutter gap-y-12 py-section lg:grid-cols-2">
      <div className="grid content-start gap-8">
        <div className="flex flex-wrap gap-4">
          <Button
            sign={<Download aria-hidden className="size-5" />}
            aria-disabled={isSaving || undefined}
            onClick={() => void (isSaving || savePicture())}
          >
            {isSaving ? words.capture.saving : words.capture.save}
          </Button>
          <Button
            look="outline"
            sign={<Bookmark aria-hidden className="size-5" />}
            onClick={() => void save()}
          >
            {words.saved.save}
          </Button>
        </div>
        <SavedDesigns saved={saved} data={data} words={words.saved} now={design} onOpen={store.open} />
      </div>
      <Advice design={design} data={data} words={words} />
    </div>
  );
});

'use client';

import {
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { DropZone } from '@/components/photo/drop-zone';
import { PhotoMessage } from '@/components/photo/photo-message';
import { useGivenFiles } from '@/components/photo/use-given-files';
import { Button } from '@/components/ui/control/button';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { Lang } from '@/content/lang';
import type { YourRoofWords } from '@/content/pages/tools/your-roof';
import type { Opened, Sample } from './photo/opened';
import type { TileData } from './tile-data';
import { MESSAGE, type RoofToolProps } from './tool-props';
import { comesFromCheck, readMark } from './kept-mark';

/** Everything that works on a photograph comes once there is to be one, with its words. */
const load = () => import('./photo/open-photo');
const TOOLS: Readonly<Record<Lang, () => Promise<ComponentType<RoofToolProps>>>> = {
  en: async () => (await import('./tool-in-english')).ToolInEnglish,
  ar: async () => (await import('./tool-in-arabic')).ToolInArabic,
};

type Fault = keyof YourRoofWords['faults'];

type Tools = Awaited<ReturnType<typeof load>>;

/** Opens something with the tools for it; told whether it is still the last that was asked for. */
type How = (tools: Tools, isLatest: () => boolean) => Promise<Opened | Fault | null>;

type State =
  | { status: 'idle' }
  | { status: 'opening' }
  | { status: 'failed'; fault: Fault | 'sample' }
  | {
      status: 'open';
      opened: Opened;
      Tool: ComponentType<RoofToolProps>;
      turn: number;
      fault?: Fault | 'sample';
    };

interface Props {
  lang: Lang;
  words: Pick<YourRoofWords, 'zone' | 'sample' | 'sampleFailed' | 'opening' | 'failed' | 'faults'>;
  data: TileData;
  sample: Sample;
  add: AddWords;
  aside: string;
  /** A form that sends the picture to us. */
  send: ReactNode;
  /** Beside the field, while there is no photograph. */
  tips: ReactNode;
}

const prepare = () =>
  void load().then(
    ({ prepareEngine }) => prepareEngine(),
    () => undefined,
  );

/** Opens photographs: a file, our sample, or the one this device kept. The last one asked for counts. */
function useOpened(sample: Sample, lang: Lang) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const latest = useRef(0);
  const isGone = useRef(false);
  const running = useRef<Opened['engine'] | null>(null);

  const open = async (how: How, isSample = false) => {
    const turn = ++latest.current;
    const isLatest = () => turn === latest.current && !isGone.current;
    setState((before) =>
      before.status === 'open' ? { ...before, fault: undefined } : { status: 'opening' },
    );
    const tool = TOOLS[lang]();
    // Without what draws it nothing is opened; the next time both are asked for anew.
    const found = await Promise.all([load(), tool])
      .then(([tools]) => how(tools, isLatest))
      .catch((): Fault | 'sample' => (isSample ? 'sample' : 'notLoaded'));
    const engine = found && typeof found === 'object' ? found.engine : null;
    if (!isLatest()) return engine?.stop();
    // What is open stays open with all that was marked on it.
    if (typeof found === 'string' && running.current)
      return setState((before) => (before.status === 'open' ? { ...before, fault: found } : before));
    running.current?.stop();
    running.current = engine;
    if (found === null) setState({ status: 'idle' });
    else if (typeof found === 'string') setState({ status: 'failed', fault: found });
    else {
      const Tool = await tool;
      // The tool is large: it is drawn in pieces between which the page answers.
      startTransition(() => setState({ status: 'open', opened: found, Tool, turn }));
    }
  };
  const openFile = async (file: File | undefined) => {
    if (file) await open(({ openPhoto }, isLatest) => openPhoto(file, isLatest));
  };
  const openSample = () => open(({ openSample: of }, isLatest) => of(sample, isLatest), true);
  const startOver = async () => {
    await open(({ forget }) => forget());
    // The button that had the focus is gone.
    document.querySelector<HTMLInputElement>(`[aria-describedby~="${MESSAGE}"]`)?.focus();
  };
  const resume = useEffectEvent(() => {
    if (latest.current !== 0) return;
    if (comesFromCheck()) void open(({ openChecked }, isLatest) => openChecked(isLatest));
    else if (readMark() !== null) void open(({ openKept }) => openKept());
  });
  // A worker that holds a photograph goes with the page, and what is still being opened with it.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.stop();
    };
  }, []);
  useEffect(() => {
    void Promise.resolve().then(resume);
  }, []);
  return { state, openFile, openSample, startOver };
}

/** The visitor's own house in our tiles: choosing a photograph, then the tool that works on it. */
export function YourRoof({ lang, words, data, sample, add, aside, send, tips }: Props) {
  const { state, openFile, openSample, startOver } = useOpened(sample, lang);
  const isOver = useGivenFiles((file) => void openFile(file));
  const fault = state.status === 'failed' || state.status === 'open' ? state.fault : undefined;
  const refused = fault
    ? { title: words.failed, text: fault === 'sample' ? words.sampleFailed : words.faults[fault] }
    : null;
  const zone = (
    <DropZone
      words={words.zone}
      message={MESSAGE}
      isOver={isOver}
      isDone={state.status === 'open'}
      isWrong={refused !== null}
      prepare={prepare}
      onFile={openFile}
    >
      {state.status !== 'open' && (
        <Button look="outline" onPointerEnter={prepare} onClick={() => void openSample()}>
          {words.sample}
        </Button>
      )}
    </DropZone>
  );
  if (state.status === 'open')
    return (
      <state.Tool
        key={state.turn}
        opened={state.opened}
        refused={refused}
        data={data}
        add={add}
        aside={aside}
        send={send}
        zone={zone}
        onStartOver={() => void startOver()}
      />
    );
  return (
    <div className="grid gap-x-gutter gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div className="grid content-start gap-6">
        {zone}
        <div id={MESSAGE} role="status" className="empty:sr-only">
          {state.status === 'opening' && <PhotoMessage tone="busy" title={words.opening} />}
          {refused && <PhotoMessage tone="bad" {...refused} />}
        </div>
      </div>
      {tips}
    </div>
  );
}

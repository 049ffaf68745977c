import { words } from '@/content/words';
import { TURN_FRAMES, type TurnedVilla, type TurnPicture } from '@/content/pictures/shots/turntable';

interface VillaModel {
  /** As the simulator's address names it: ?m=model_1. */
  id: `model_${1 | 2 | 3}`;
  villa: TurnedVilla;
  name: string;
  text: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The pictures of one turn of a villa. */
export const turnOf = (villa: TurnedVilla): readonly TurnPicture[] =>
  TURN_FRAMES.map((frame) => `turntable/${villa}-${frame}` as const);

/** /expirence-model */
export const villaModelsPage = words({
  title: 'Villa models',
  lead: 'Three villas with three kinds of roof. Turn them round, then take one into the simulator and lay your tile on it.',
  breadcrumbs: 'Breadcrumbs',
  sheet: 'The villa',
  open: 'Open in the simulator',
  spin: {
    left: 'Turn to the left',
    right: 'Turn to the right',
    play: 'Turn by itself',
    pause: 'Stop turning',
    hint: 'Drag to turn, or use the arrow keys.',
    degrees: 'degrees',
  },
  /** Spoken name of a turning villa. */
  turning: '{name}, turned round',
  models: [
    {
      id: 'model_1',
      villa: 'model-1',
      name: 'Arcade villa',
      text: 'Hipped roofs at three heights over an arched portico. Shows how a tile runs round hips and down to low eaves.',
      facts: [
        ['Roof', 'Hipped, 24° to 25°'],
        ['Floors', 'Two, with a wing on one'],
        ['Shown with', 'Portoghese, terracotta'],
      ],
    },
    {
      id: 'model_2',
      villa: 'model-2',
      name: 'Courtyard villa',
      text: 'Long gables round a court, and a square tower. Shows a blend on wide, plain slopes and at the verge.',
      facts: [
        ['Roof', 'Gabled, 24°; the tower hipped, 28°'],
        ['Floors', 'Two, with two wings on one'],
        ['Shown with', 'Doppia Romana, antique blend'],
      ],
    },
    {
      id: 'model_3',
      villa: 'model-3',
      name: 'Portico villa',
      text: 'A symmetrical house behind two-storey columns. Shows a flat tile in dark grey from ridge to eaves.',
      facts: [
        ['Roof', 'Hipped, 22° to 24°, with a pediment'],
        ['Floors', 'Two, with two wings on one'],
        ['Shown with', 'LogicaPlana, dark grey'],
      ],
    },
  ] as const satisfies readonly VillaModel[],
  next: {
    title: 'Your own house?',
    text: 'Send a drawing or a photograph. We say which roof it asks for, and which tile suits it.',
    ask: 'Ask for an estimate',
    tiles: 'All roof tiles',
  },
});

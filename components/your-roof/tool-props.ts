import type { ReactNode } from 'react';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import type { Opened } from './photo/opened';
import type { TileData, TileFact } from './tile-data';

/** Id of the line that says what became of a file: the field refers to it. */
export const MESSAGE = 'your-roof-message';

/** Why a file could not be opened. */
export interface Refused {
  title: string;
  text: string;
}

export interface RoofToolProps {
  opened: Opened;
  /** Another file, given while this one is open. */
  refused: Refused | null;
  data: TileData;
  add: AddWords;
  /** Where the picture was made, as its caption says. */
  aside: string;
  /** In the first step: choosing another photograph. */
  zone: ReactNode;
  onStartOver: () => void;
  /** A form that sends the picture to us. */
  send: ReactNode;
}

export interface ToolProps extends RoofToolProps {
  words: YourRoofSteps;
}

/** Manufacturer and country of a tile. */
export const byOf = ({ ranges }: TileData, { range }: TileFact): string =>
  ranges.find(({ value }) => value === range)!.label;

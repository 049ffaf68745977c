import type { ReactNode } from 'react';
import type { AddWords } from '@/content/forms/enquiry-words';
import type { YourRoofWords } from '@/content/pages/tools/your-roof';
import type { Opened } from './opened';
import type { TileData, TileFact } from './tile-data';

export interface ToolProps {
  opened: Opened;
  data: TileData;
  words: YourRoofWords;
  add: AddWords;
  /** Where the picture was made, as its caption says. */
  aside: string;
  /** What the first step holds: choosing another photograph, starting over. */
  photo: ReactNode;
  /** A form that sends the picture to us. */
  send: ReactNode;
}

/** Manufacturer and country of a tile. */
export const byOf = ({ ranges }: TileData, { range }: TileFact): string =>
  ranges.find(({ value }) => value === range)!.label;

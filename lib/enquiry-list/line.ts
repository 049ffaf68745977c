/* A line of the enquiry list as it is kept: ids and what the visitor says of them. Words are looked up when it is shown. */

/** A part of a roof that the quantity calculator worked out; from `enquiryLines` of lib/roof-quantities. */
export interface RoofPart {
  part: string;
  /** Id of its profile in the address of the calculator; empty where none was chosen. */
  tile: string;
  /** Opens the calculation again; empty where it is too long for a line. */
  query: string;
  /** Depends on a figure that is usual in the trade. */
  about: boolean;
  /** Of the figures it was worked out with. */
  version: string;
  /** Which sentence says the roof, and the numbers in it. */
  form: string;
  values: Readonly<Record<string, number>>;
  /** What was calculated, once the visitor changed it. */
  made?: { quantity: number; unit: string };
  /** The note of its line goes on after the sentence that says the roof; else it stands in its place. */
  goesOn?: boolean;
}

/** What a line of an earlier time said of itself: shown where its id is none of ours any more. */
interface FreeWords {
  name: string;
  variant: string;
  /** Path of the page it was found on. */
  url: string;
  /** Its picture in the library. */
  picture?: string;
}

export interface EnquiryLine {
  /** Of a product (content/catalogue/listed), else of its own. */
  id: string;
  quantity: number;
  /** What was typed as a quantity and is no number, such as `20-30`: shown and sent in its place. */
  typed?: string;
  /** What the visitor counts it in; the product's own unit where it is not said. */
  unit?: string;
  /** The visitor's; a calculated part says its roof until they write something else. */
  note?: string;
  /** Code of the design of the simulator that it stands for. */
  design?: string;
  roof?: RoofPart;
  words?: FreeWords;
}

/** What a visitor changes of a line, or a tool that brings its product anew. */
export type LinePatch = Partial<
  Pick<EnquiryLine, 'quantity' | 'typed' | 'unit' | 'note' | 'design' | 'roof'>
>;

export const MAX_LINES = 50;
export const MAX_SAMPLES = 5;
/** More than the quantity calculator works out for the largest roof it takes. */
export const MAX_QUANTITY = 999_999_999;
export const MAX_NOTE = 300;
/** Characters of a quantity as it is typed, with its unit. */
export const MAX_TYPED = 30;

/** Most characters of the other texts. */
export const MAX_ID = 100;
export const MAX_UNIT = 20;
export const MAX_NAME = 120;
export const MAX_ADDRESS = 200;

/** Some of it, to two decimals, and no more than a line takes. */
export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= MAX_QUANTITY && Math.round(value * 100) / 100 === value;

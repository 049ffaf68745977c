/** What a page slider and its row of marks say. */
export interface PageSliderWords {
  previous: string;
  next: string;
  /** Spoken name of the row of marks. */
  marks: string;
  /** Stands before the number of a mark. */
  page: string;
  of: string;
}

/** What a row of marks says, and the buttons beside it. */
export interface PageMarksWords {
  previous: string;
  next: string;
  /** Spoken name of the row of marks. */
  marks: string;
  /** A mark of the row: `{nth}`. */
  page: string;
  /** Which one of how many: `{nth}`, `{total}`. */
  nth: string;
}

/** What a page slider says. */
export interface PageSliderWords extends PageMarksWords {
  /** What the whole and a page of it are, as they are read out. */
  carousel: string;
  slide: string;
}

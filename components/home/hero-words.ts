/** What the controls of the opening say. */
export interface HeroWords {
  /** What the whole and a part of it are, as they are read out. */
  roles: { whole: string; part: string };
  /** Which one of how many: `{nth}`, `{total}`. */
  nth: string;
  /** Of the arrow, and after the figures of the button that shows which slide it is. */
  next: string;
  previous: string;
  pause: string;
  play: string;
}

/** What the controls of the opening say. */
export interface HeroWords {
  /** What the whole and a part of it are, as they are read out. */
  roles: { whole: string; part: string };
  /** Which one of how many: `{nth}`, `{total}`. */
  nth: string;
  /** The button that shows it, and turns to the next: `{nth}`, `{total}`. */
  counter: string;
  next: string;
  previous: string;
  pause: string;
  play: string;
}

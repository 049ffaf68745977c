/** What the controls of the opening say. */
export interface HeroWords {
  /** What the whole and a part of it are, as they are read out. */
  roles: { whole: string; part: string };
  slide: string;
  of: string;
  next: string;
  previous: string;
  pause: string;
  play: string;
}

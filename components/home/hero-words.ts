/** What the controls of the opening say. */
export interface HeroWords {
  slide: string;
  of: string;
  next: string;
  previous: string;
  pause: string;
  play: string;
}

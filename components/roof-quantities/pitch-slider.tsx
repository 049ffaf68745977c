import type { RoofFigures } from '@/content/roof-quantities/figures';
import type { PitchUnit } from '@/lib/roof-quantities/entries/entries';
import { pitchIn, readPitch } from '@/lib/roof-quantities/entries/read-measure';

interface Props {
  label: string;
  typed: string;
  unit: PitchUnit;
  figures: RoofFigures;
  onType: (typed: string) => void;
}

/** Degrees between which tiles are laid mostly; what lies beyond is typed. */
const FROM = 5;
const TO = 60;

/** The pitch by thumb. Its field says the same, so it has no name in the form. */
export function PitchSlider({ label, typed, unit, figures, onType }: Props) {
  const given = readPitch(typed, unit);
  const pitch = given ?? figures.example.pitch;
  return (
    <input
      type="range"
      aria-label={label}
      min={Math.round(pitchIn(unit, FROM))}
      max={Math.round(pitchIn(unit, TO))}
      step={1}
      value={Math.round(pitchIn(unit, Math.min(Math.max(pitch, FROM), TO)))}
      onChange={({ target }) => onType(target.value)}
      // Where nothing is typed it shows no choice.
      className={`h-tap w-full noscript:hidden ${given ? 'accent-terracotta' : 'accent-joint'}`}
    />
  );
}

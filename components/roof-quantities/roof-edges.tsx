import { fill } from '@/lib/site/fill';
import { numberIn } from '@/lib/site/format';
import { edgeName } from '@/lib/roof-quantities/format-quantities';
import type { RoofGeometry } from '@/lib/roof-quantities/geometry/roof';
import type { LocalisedRoof } from './localised-roof';

interface Props {
  geometry: RoofGeometry;
  localised: LocalisedRoof;
}

/** Lengths and areas of what the drawing names. */
export function RoofEdges({ geometry, localised }: Props) {
  const { lang, words, page } = localised;
  if (geometry.edges.length === 0) return null;
  return (
    <figcaption>
      <p className="t-note font-semibold">{page.edges}</p>
      <ul className="t-note columns-2 max-[18em]:columns-1 gap-6 pt-1 text-bitumen-soft">
        {geometry.edges.map((edge) => (
          <li key={edge.number}>{edgeName(localised, edge)}</li>
        ))}
        {geometry.planes.map(({ name, area }) => (
          <li key={name}>{fill(words.drawing.plane, { plane: name, area: numberIn(lang, area) })}</li>
        ))}
      </ul>
    </figcaption>
  );
}

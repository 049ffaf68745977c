import { Picture } from '@/components/pictures/picture';
import { pictureSources } from '@/components/pictures/picture-sources';
import { SpinViewer } from '@/components/ui/spin-viewer';
import type { Lang } from '@/content/lang';
import { solarShared } from '@/content/pages/solar-shared';
import { HEATER_PICTURES, TURN } from '@/content/solar/pictures';

interface Props {
  /** The largest picture of the first view. */
  first?: boolean;
  /** How wide it stands, where that is not beside a text. */
  sizes?: string;
  lang: Lang;
}

const BESIDE = '(min-width: 90em) 56rem, (min-width: 64em) 56vw, 94vw';

/** The heater on its turntable, in the order of its views; one picture of it until all of them are rendered. */
export function TurnViewer({ first, sizes = BESIDE, lang }: Props) {
  const { spin, viewer } = solarShared[lang];
  if (TURN.length === 0)
    return (
      <Picture
        id={HEATER_PICTURES.condensation}
        sizes={sizes}
        first={first}
        className="aspect-landscape"
        lang={lang}
      />
    );
  return (
    <SpinViewer
      label={viewer.label}
      words={spin}
      frames={TURN.map((id) => pictureSources(id, lang))}
      sizes={sizes}
      first={first}
    />
  );
}

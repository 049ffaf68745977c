import { pictureSources } from '@/components/pictures/picture-sources';
import type { PictureSources } from '@/components/ui/picture/picture-candidates';
import { cardTitle, supplierOf, TEXTURES } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { simulatorPage } from '@/content/pages/tools/simulator';
import type { PictureId } from '@/content/pictures/library';
import { addressOf } from '@/content/products/addresses';
import { quantitiesAddress } from '@/content/roof-quantities/tiles';
import { path, type PageHref } from '@/content/routes';
import { FINISH_IDS, hexOf } from '@/content/simulator/finishes';
import { MODEL_IDS, type ModelId } from '@/content/simulator/options';
import { stoneFrame, type WallSampleFrame } from '@/content/simulator/stone-samples';
import type { Catalogue, OptionId } from '@/lib/simulator/design';
import type { Sheets } from '@/lib/simulator/layer-plan';
import { catalogue, sheets } from '@/lib/simulator/offered';
import type { DesignNames } from '@/lib/simulator/design-labels';
import { designNames } from '@/lib/simulator/design-names';

/** All the tool is given: plain data for the browser. */
export interface ToolData {
  catalogue: Catalogue;
  sheets: Sheets;
  names: DesignNames;
  /** Line under the name of a villa. */
  modelTexts: Readonly<Record<string, string>>;
  modelPictures: Readonly<Record<string, PictureSources>>;
  options: Readonly<Partial<Record<OptionId, OptionFact>>>;
  /** Nominal colours of the walls; none of a stone. */
  hexes: Readonly<Record<string, string | undefined>>;
  /** Which part of a villa's wall stands for its stone. */
  stoneFrames: Readonly<Record<string, WallSampleFrame>>;
}

interface OptionFact {
  /** Its name among those of its supplier. */
  title: string;
  thumb: PictureSources;
  /** The tile laid, seen close. */
  close: PictureSources;
  /** What goes on the enquiry list. */
  product: string;
  /** Its own page. */
  page: PageHref;
  /** Works out its quantities. */
  quantities: ReturnType<typeof quantitiesAddress>;
}

/** The villas as they are seen elsewhere on the site: on their turntable. */
const MODEL_PICTURES: Readonly<Record<ModelId, PictureId>> = {
  model_1: 'turntable/model-1-00',
  model_2: 'turntable/model-2-00',
  model_3: 'turntable/model-3-00',
};

const byId = <T>(entries: readonly (readonly [string, T])[]) => Object.fromEntries(entries);

/** The tool's data; nothing before there are pictures to show. */
export function toolData(lang: Lang): ToolData | null {
  if (!catalogue) return null;
  const { models } = simulatorPage[lang];
  const offered = new Set(
    catalogue.models.flatMap(({ suppliers }) => suppliers.flatMap(({ options }) => options)),
  );
  const options = TEXTURES.filter(({ id }) => offered.has(id)).map((texture) => {
    const fact: OptionFact = {
      title: cardTitle(texture, lang),
      thumb: pictureSources(`thumb/${texture.key}`, lang),
      close: pictureSources(`gallery/${texture.key}-laid`, lang),
      product: texture.key,
      page: addressOf(texture.key, lang, path('gallery', lang)),
      quantities: quantitiesAddress(supplierOf(texture.range), texture.profile, lang),
    };
    return [texture.id, fact] as const;
  });
  return {
    catalogue,
    sheets,
    names: designNames(lang),
    modelTexts: byId(catalogue.models.map(({ id }) => [id, models[id].text])),
    modelPictures: byId(catalogue.models.map(({ id }) => [id, pictureSources(MODEL_PICTURES[id], lang)])),
    options: byId(options),
    hexes: byId(FINISH_IDS.map((id) => [id, hexOf(id)])),
    stoneFrames: byId(MODEL_IDS.map((id) => [id, stoneFrame(id)])),
  };
}

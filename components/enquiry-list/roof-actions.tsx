import { AddProduct } from './add-product';
import { RoofLink } from '@/components/links/roof-link';
import { TextLink } from '@/components/links/text-link';
import { roofProductId } from '@/content/catalogue/listed/roofs';
import { textureOfRoof, type Roof } from '@/content/catalogue/roofs';
import { textureTitle } from '@/content/catalogue/textures';
import { enquiryWords, type AddWords } from '@/content/forms/enquiry-words';
import { illustrationWords } from '@/content/media/illustrations';
import type { Lang } from '@/content/lang';
import type { PictureId } from '@/content/pictures/library';
import { path } from '@/content/routes';
import { MODEL_IDS, rangesOf } from '@/content/simulator/options';

/** One for all roofs of a page, so that it is sent with it once. */
const ASKING: Readonly<Record<Lang, AddWords>> = {
  en: { ...enquiryWords.en.add, add: illustrationWords.en.ask },
  ar: { ...enquiryWords.ar.add, add: illustrationWords.ar.ask },
};

interface Props {
  picture: PictureId;
  roof: Roof;
  lang: Lang;
}

/** What can be done about a roof that is seen large: its tile, a question about it, and trying it. */
export function RoofActions({ picture, roof, lang }: Props) {
  const words = illustrationWords[lang];
  const texture = textureOfRoof(roof);
  const model = MODEL_IDS.find((id) => rangesOf(id).includes(texture.range))!;
  const design = new URLSearchParams({ m: model, o: texture.id });
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <RoofLink lang={lang} roof={roof} />
      <AddProduct id={roofProductId(picture)} lang={lang} words={ASKING[lang]} />
      <TextLink href={`${path('roofSimulator', lang)}?${design}`} about={textureTitle(texture, lang)}>
        {words.tryIt}
      </TextLink>
    </div>
  );
}

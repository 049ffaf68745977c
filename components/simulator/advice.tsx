import type { MouseEvent } from 'react';
import { usePageLang } from '@/components/links/page-lang';
import { ButtonLink } from '@/components/links/button-link';
import { TextLink } from '@/components/links/text-link';
import { localPath } from '@/content/local-path';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { keepAttachment } from '@/lib/enquiry-attachment/kept-attachment';
import { enquiryList } from '@/lib/enquiry-list/enquiry-list';
import type { Design } from '@/lib/simulator/design';
import { codeOf } from '@/lib/simulator/design-address';
import { designAttachment } from '@/lib/simulator/design-attachment';
import { designLabels } from '@/lib/simulator/design-labels';
import type { ToolData } from './tool-data';

interface Props {
  design: Design;
  data: ToolData;
  words: SimulatorWords;
}

/** Save the picture and contact us: the link takes the design along, and puts its tile on the enquiry list. */
export function Advice({ design, data, words: { advice, design: page } }: Props) {
  const lang = usePageLang();
  const values = designLabels(design, data.names);
  const fact = data.options[design.option];
  const take = ({ target, button }: MouseEvent) => {
    // Not between the links, and not where only a menu is opened.
    if (button > 1 || !(target instanceof Element && target.closest('a'))) return;
    keepAttachment(designAttachment(design, { names: data.names, rows: page.rows }, lang));
    if (!fact) return;
    const [id, code] = [fact.product, codeOf(design)];
    const put = enquiryList.add({ id, quantity: 1, design: code });
    if (put === 'there') enquiryList.change(id, { design: code });
  };
  return (
    <section aria-labelledby="advice" className="grid content-start justify-items-start gap-4">
      <h2 id="advice" className="t-head">
        {advice.title}
      </h2>
      <p className="max-w-measure">{advice.text}</p>
      <p className="t-note max-w-measure text-bitumen-soft">{advice.note}</p>
      <div
        className="flex flex-wrap items-center gap-x-6 gap-y-3"
        onClickCapture={take}
        onAuxClickCapture={take}
      >
        <ButtonLink href={localPath('/contact-us#connect', lang)} about={advice.about} look="outline">
          {advice.contact}
        </ButtonLink>
        <TextLink href={localPath('/cart', lang)}>{advice.list}</TextLink>
      </div>
      <div className="flex flex-wrap items-center gap-x-6">
        {fact && (
          <>
            <TextLink href={fact.page} about={values.option}>
              {advice.product}
            </TextLink>
            <TextLink href={fact.quantities} about={values.option}>
              {advice.quantities}
            </TextLink>
          </>
        )}
        <TextLink href={localPath('/your-roof', lang)}>{advice.ownRoof}</TextLink>
      </div>
    </section>
  );
}

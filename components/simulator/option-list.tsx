import { ButtonLink } from '@/components/links/button-link';
import { PlainPicture } from '@/components/ui/picture/plain-picture';
import type { Lang } from '@/content/lang';
import { aroundSimulator, simulatorPage } from '@/content/pages/tools/simulator';
import { TEXTURES, type RangeId } from '@/content/catalogue/textures';
import { path } from '@/content/routes';
import type { ToolData } from './tool-data';

/** All tiles of the simulator as text with pictures, for a browser without JavaScript. */
export function OptionList({ data, lang }: { data: ToolData; lang: Lang }) {
  const { without } = aroundSimulator[lang];
  const { advice } = simulatorPage[lang];
  const offered = TEXTURES.filter(({ id }) => data.options[id]);
  const ranges = [...new Set(offered.map(({ range }) => range))];
  const tilesOf = (range: RangeId) => offered.filter((texture) => texture.range === range);
  return (
    <section className="section hidden noscript:block" aria-labelledby="all-tiles">
      <div className="wrap grid gap-8">
        <h2 id="all-tiles" className="t-title">
          {without.title}
        </h2>
        <p className="t-lead">{without.text}</p>
        {ranges.map((range) => (
          <div key={range} className="grid gap-3">
            <h3 className="t-head">{data.names.supplier[range]}</h3>
            <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-8">
              {tilesOf(range).map(({ id }) => (
                <li key={id} className="t-note">
                  <PlainPicture
                    sources={data.options[id]!.thumb}
                    alt=""
                    sizes="7rem"
                    className="aspect-square w-full object-cover"
                  />
                  {data.names.option[id]}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="max-w-measure">{advice.text}</p>
        <div>
          <ButtonLink href={path('contact', lang)}>{advice.contact}</ButtonLink>
        </div>
      </div>
    </section>
  );
}

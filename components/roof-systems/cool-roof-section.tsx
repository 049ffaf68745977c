import { ButtonLink } from '@/components/links/button-link';
import { coolRoof } from '@/content/pages/home';
import { path, type RouteKey } from '@/content/routes';
import { CoolRoofDrawing } from './cool-roof-drawing';

interface Props {
  /** Where its button leads; none on the page about it. */
  to?: RouteKey;
}

/** What the dry-fix system is, drawn and named layer by layer. */
export function CoolRoofSection({ to }: Props) {
  return (
    <section className="section ground bg-sand" aria-labelledby="coolroof">
      <div className="wrap grid gap-8 lg:grid-cols-[7fr_5fr] lg:items-center lg:gap-gutter">
        <CoolRoofDrawing {...coolRoof.drawing} />
        <div className="grid justify-items-start gap-4">
          <h2 id="coolroof" className="t-title">
            {coolRoof.title}
          </h2>
          <p>{coolRoof.text}</p>
          <ol className="w-full border-t-[1.5px] border-bitumen">
            {coolRoof.layers.map((layer, index) => (
              <li key={layer} className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-b border-hairline py-3">
                <span aria-hidden className="font-semibold text-terracotta">
                  {index + 1}
                </span>
                {layer}
              </li>
            ))}
          </ol>
          {to && (
            <ButtonLink href={path(to)} about={coolRoof.button.about}>
              {coolRoof.button.text}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}

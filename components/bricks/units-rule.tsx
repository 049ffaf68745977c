import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { brickName } from '@/content/catalogue/brick-names';
import type { Brick } from '@/content/catalogue/bricks';
import type { Lang } from '@/content/lang';
import { bricksOf, yamamaBricksPage } from '@/content/pages/catalogue/yamama-bricks';
import { fill } from '@/lib/site/fill';
import { faceOf, JOINT, unitsBothWays } from '@/lib/bricks/units-per-square-metre';

const wallExample = bricksOf('BRICKS200')[0]!;
const floorExample = bricksOf('BRICKSFLOOR')[0]!;

/** The formula behind every count, and an item of each kind worked through. */
export function UnitsRule({ lang }: { lang: Lang }) {
  const { many } = yamamaBricksPage[lang];
  const worked = (brick: Brick): readonly [string, string] => {
    const face = faceOf(brick)!;
    const [units, most] = unitsBothWays(brick)!;
    const [one, other] = [face.along + face.joint, face.across + face.joint];
    return [
      fill(many.example, { item: brickName(brick, lang) }),
      fill(many.worked, { one, other, units, most }),
    ];
  };
  return (
    <section id="units" className="section ground bg-sand">
      <div className="wrap">
        <SpecSheet
          wide
          title={many.title}
          rows={[
            [many.wall, fill(many.wallRule, { joint: JOINT.wall })],
            worked(wallExample),
            [many.floor, fill(many.floorRule, { joint: JOINT.floor })],
            worked(floorExample),
          ]}
        />
        <p className="t-note pt-4 text-bitumen-soft lg:ps-[calc(5/12*100%+var(--gutter)*7/12)]">
          {many.lead} {many.note}
        </p>
      </div>
    </section>
  );
}

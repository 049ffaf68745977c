import type { Lang } from '@/content/lang';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import { fill, plural } from '@/lib/site/fill';
import { modelOf, suppliersOf, type Choice, type Design, type Step } from '@/lib/simulator/design';
import { folderOf, type FileKind } from '@/lib/simulator/layer-plan';
import { PictureChoice, RowChoice, SwatchChoice } from './choices';
import { addressOf } from '@/components/simulator/picture/layer-picture';
import type { ToolData } from './tool-data';
import { WallSample } from '@/components/simulator/picture/wall-sample';

interface StepChoicesProps {
  step: Step;
  design: Design;
  data: ToolData;
  words: SimulatorWords;
  lang: Lang;
  kind: FileKind;
  /** A choice that may come next. */
  near: (choice: Choice) => void;
  /** Both stay the same functions, so that a choice is drawn again only where it changed. */
  choose: (choice: Choice) => void;
}

const GRID =
  'grid grid-cols-3 gap-x-3 min-[22em]:grid-cols-4 gap-y-4 sm:grid-cols-6 lg:grid-cols-3 xl:grid-cols-4';

/** Everything that can be chosen in one step. */
export function StepChoices(props: StepChoicesProps) {
  const { step, words } = props;
  return (
    <fieldset>
      <legend className="sr-only">{words.steps[step].title}</legend>
      {step === 'model' && <Models {...props} />}
      {step === 'supplier' && <Suppliers {...props} />}
      {step === 'option' && <Options {...props} />}
      {step === 'wall' && <Walls {...props} />}
      {step === 'stone' && <Stones {...props} />}
    </fieldset>
  );
}

/** What each radio button of a step is and does: the same for all but the two that a press changes. */
const radio = ({ design, choose, near }: StepChoicesProps, { step, id }: Choice) => ({
  step,
  id,
  checked: design[step] === id,
  choose,
  near,
});

function Models(props: StepChoicesProps) {
  const { data, words } = props;
  return (
    <>
      <div className="grid grid-cols-3 gap-3">
        {data.catalogue.models.map(({ id }) => (
          <PictureChoice
            key={id}
            picture={data.modelPictures[id]!}
            title={data.names.model[id]!}
            note={data.modelTexts[id]}
            {...radio(props, { step: 'model', id })}
          />
        ))}
      </div>
      <p className="t-note pt-4 text-bitumen-soft">{words.tool.reset}</p>
    </>
  );
}

const Suppliers = (props: StepChoicesProps) => (
  <div className="grid lg:grid-cols-1 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-gutter">
    {suppliersOf(props.data.catalogue, props.design).map(({ id }) => (
      <RowChoice
        key={id}
        title={props.data.names.supplier[id]!}
        {...radio(props, { step: 'supplier', id })}
      />
    ))}
  </div>
);

function Options(props: StepChoicesProps) {
  const { data, design, words, lang } = props;
  const supplier = suppliersOf(data.catalogue, design).find(({ id }) => id === design.supplier);
  const options = supplier?.options ?? [];
  const count = plural(lang, options.length, words.tool.count);
  return (
    <>
      <div className={GRID}>
        {options.map((id) => (
          <PictureChoice
            key={id}
            square
            picture={data.options[id]!.thumb}
            title={data.options[id]!.title}
            {...radio(props, { step: 'option', id })}
          />
        ))}
      </div>
      <p className="t-note pt-4 text-bitumen-soft">
        {fill(count, { supplier: data.names.supplier[design.supplier]! })}. {words.tool.note}
      </p>
    </>
  );
}

function Walls(props: StepChoicesProps) {
  const { data, design, words, kind } = props;
  const layerOf = (id: Design['wall']) => addressOf(`${folderOf(design.model)}/wall-${id}`, kind);
  return (
    <>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-9 lg:grid-cols-6">
        {modelOf(data.catalogue, design.model)?.walls.map((id) => (
          <SwatchChoice
            key={id}
            title={data.names.wall[id]!}
            colour={data.hexes[id]}
            file={data.hexes[id] ? undefined : layerOf(id)}
            frame={data.stoneFrames[design.model]}
            {...radio(props, { step: 'wall', id })}
          />
        ))}
      </div>
      <WallSample
        name={data.names.wall[design.wall]!}
        hex={data.hexes[design.wall]}
        file={layerOf(design.wall)}
        words={words.tool}
      />
    </>
  );
}

const Stones = (props: StepChoicesProps) => (
  <div className="grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-gutter">
    {modelOf(props.data.catalogue, props.design.model)?.stones.map((id) => (
      <RowChoice key={id} title={props.data.names.stone[id]!} {...radio(props, { step: 'stone', id })} />
    ))}
  </div>
);

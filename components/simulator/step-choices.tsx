import type { CSSProperties } from 'react';
import type { Lang } from '@/content/lang';
import type { SimulatorWords } from '@/content/pages/simulator';
import { fill, plural } from '@/lib/core/fill';
import { modelOf, suppliersOf, type Choice, type Design, type Step } from '@/lib/simulator/design';
import { folderOf, type FileKind } from '@/lib/simulator/layer-plan';
import { PictureChoice, RowChoice, SwatchChoice } from './choices';
import { addressOf } from './layer-picture';
import type { ToolData } from './tool-data';
import { WallSample } from './wall-sample';

export interface StepChoicesProps {
  step: Step;
  design: Design;
  data: ToolData;
  words: SimulatorWords;
  lang: Lang;
  kind: FileKind;
  /** A choice that may come next. */
  near: (choice: Choice) => void;
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

/** What each radio button of a step does. */
const radio = ({ design, choose, near }: StepChoicesProps, choice: Choice) => ({
  name: `simulator-${choice.step}`,
  value: choice.id,
  checked: design[choice.step] === choice.id,
  onChoose: () => choose(choice),
  onNear: () => near(choice),
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

/** A colour as it is on its card; of a stone the middle of its own wall. */
function swatchOf({ data, design, kind }: StepChoicesProps, id: Design['wall']): CSSProperties {
  const hex = data.hexes[id];
  if (hex) return { backgroundColor: hex };
  const file = addressOf(`${folderOf(design.model)}/wall-${id}`, kind);
  return { backgroundImage: `url(${file})`, backgroundSize: '700%', backgroundPosition: '42% 38%' };
}

function Walls(props: StepChoicesProps) {
  const { data, design, words } = props;
  return (
    <>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-9 lg:grid-cols-6">
        {modelOf(data.catalogue, design.model)?.walls.map((id) => (
          <SwatchChoice
            key={id}
            title={data.names.wall[id]!}
            style={swatchOf(props, id)}
            {...radio(props, { step: 'wall', id })}
          />
        ))}
      </div>
      <WallSample
        name={data.names.wall[design.wall]!}
        hex={data.hexes[design.wall]}
        file={addressOf(`${folderOf(design.model)}/wall-${design.wall}`, props.kind)}
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

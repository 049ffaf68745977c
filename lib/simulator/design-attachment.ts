import { COMMA, type Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { SimulatorWords } from '@/content/pages/tools/simulator';
import type { ToolAttachment } from '@/lib/enquiry-attachment/attachment';
import type { Design } from './design';
import { codeOf } from './design-address';
import { designLabels, type DesignNames } from './design-labels';

/** What a design is made of, in the order in which it is told. */
export const DESIGN_ROWS = ['model', 'supplier', 'option', 'wall', 'stone'] as const;

/** What goes along with an enquiry, in the language of the names and labels. */
export function designAttachment(
  design: Design,
  { names, rows }: { names: DesignNames; rows: SimulatorWords['design']['rows'] },
  lang: Lang,
): ToolAttachment {
  const values = designLabels(design, names);
  return {
    kind: 'design',
    title: (values.option + COMMA[lang] + values.model).slice(0, 120),
    path: localPath(`/design/${codeOf(design)}`, lang),
    figures: DESIGN_ROWS.map((row) => [rows[row], values[row]]),
  };
}

import type { ReactNode } from 'react';
import { SpecSheet } from '@/components/ui/layout/spec-sheet';
import { profileDrawing } from '@/lib/suppliers/profile-drawings';
import type { ProfileId } from '@/content/catalogue/textures';
import type { Lang } from '@/content/lang';
import { supplierPage } from '@/content/pages/catalogue/supplier';
import type { TileSupplier } from '@/content/suppliers/tiles/tile-supplier';
import { DrawingLink } from './drawing-link';

interface Props {
  profile: ProfileId;
  /** What the manufacturer calls it. */
  name: string;
  published?: TileSupplier['perSquareMetre'];
  lang: Lang;
  /** Below the figures: the way to the manufacturer's own. */
  children: ReactNode;
}

/** A profile as an architect asks for it: its drawing, and beside it what the letters measure. */
export function ProfileSheet({ profile, name, published, lang, children }: Props) {
  const words = supplierPage[lang].drawing;
  const drawing = profileDrawing({ profile, name, published }, lang);
  const { title, rows, pieces } = drawing;
  return (
    <div className="grid gap-x-gutter gap-y-8 pt-section lg:grid-cols-[7fr_5fr]">
      <DrawingLink drawing={drawing} title={words.title} />
      <div>
        <SpecSheet title={title} rows={[...rows, pieces]} level="h4" />
        <p className="t-note max-w-measure py-4 text-bitumen-soft">{words.note}</p>
        {children}
      </div>
    </div>
  );
}

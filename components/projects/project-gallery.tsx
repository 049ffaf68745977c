'use client';

import { useState } from 'react';
import { FilterChips, type FilterChoice } from '@/components/ui/control/filter-chips';
import type { LightboxProps } from '@/components/ui/lightbox/lightbox';
import type { LightboxItem } from '@/components/ui/lightbox/lightbox-item';
import { PictureGallery } from '@/components/ui/lightbox/picture-gallery';

interface ProjectItem extends LightboxItem {
  city: string;
}

interface Props extends Pick<LightboxProps, 'words' | 'caption'> {
  label: string;
  items: readonly ProjectItem[];
  /** What to choose from; the first shows everything. */
  choices: readonly [FilterChoice, ...FilterChoice[]];
  filterLabel: string;
}

/** The projects, all of them or those of one city. Without JavaScript all stand there, and no filter. */
export function ProjectGallery({ label, items, choices, filterLabel, ...given }: Props) {
  const [chosen, setChosen] = useState(choices[0].value);
  const shown = chosen === choices[0].value ? items : items.filter(({ city }) => city === chosen);
  return (
    <>
      <FilterChips label={filterLabel} choices={choices} chosen={chosen} onChoose={setChosen} />
      <PictureGallery label={label} items={shown} save="jpg" {...given} />
    </>
  );
}

'use client';

import { changeSearch, useSearch } from '@/components/ui/address/use-search';
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
  /** What to choose from; the first, without a value, shows everything. */
  choices: readonly [FilterChoice, ...FilterChoice[]];
  filterLabel: string;
}

/**
 * The projects, all of them or those of the city in the address, where going back finds it again. Without JavaScript
 * all stand there, and no filter.
 */
export function ProjectGallery({ label, items, choices, filterLabel, ...given }: Props) {
  const wanted = new URLSearchParams(useSearch()).get('city');
  const { value: chosen } = choices.find(({ value }) => value === wanted) ?? choices[0];
  const shown = chosen ? items.filter(({ city }) => city === chosen) : items;
  return (
    <>
      <FilterChips
        label={filterLabel}
        choices={choices}
        chosen={chosen}
        onChoose={(city) => changeSearch(city && `?city=${city}`)}
      />
      <PictureGallery label={label} items={shown} save="jpg" {...given} />
    </>
  );
}

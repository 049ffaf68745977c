import type { InstallationId } from '@/content/pictures/shots/solar';
import { words } from '@/content/words';

/** What each picture of heaters on a roof is called. */
export const installationTitles = words({
  'solar/install-condensation-1': 'Terracotta roof, villa',
  'solar/install-condensation-2': 'Dark grey roof, villa wing',
  'solar/install-condensation-3': 'Antique blend, villa',
  'solar/install-condensation-4': 'Red roof, villa wing',
  'solar/install-condensation-5': 'Brown roof, seen close',
  'solar/install-condensation-6': 'Sand-coloured roof, seen close',
  'solar/install-condensation-7': 'Flat roof, family house',
  'solar/install-condensation-8': 'Flat roof, the tanks from behind',
  'solar/install-condensation-9': 'Flat roof, three in a row',
  'solar/install-forced-1': 'Terracotta roof, villa wing',
  'solar/install-forced-2': 'Brown roof, villa',
  'solar/install-forced-3': 'Sand-coloured roof, villa wing',
  'solar/install-forced-4': 'Antique blend, villa',
  'solar/install-forced-5': 'Dark grey roof, seen close',
  'solar/install-forced-6': 'Red roof, seen close',
  'solar/install-forced-7': 'Flat roof, six collectors',
  'solar/install-forced-8': 'Flat roof, four collectors',
  'solar/install-forced-9': 'Plant room',
  'solar/install-natural-1': 'Terracotta roof, villa',
  'solar/install-natural-2': 'Antique blend, villa wing',
  'solar/install-natural-3': 'Dark grey roof, villa',
  'solar/install-natural-4': 'Brown roof, villa wing',
  'solar/install-natural-5': 'Red roof, seen close',
  'solar/install-natural-6': 'Terracotta roof, seen close',
  'solar/install-natural-7': 'Flat roof behind a parapet',
  'solar/install-natural-8': 'Flat roof, three in a row',
  'solar/install-natural-9': 'Flat roof, from the garden',
} satisfies Record<InstallationId, string>);

import { words } from '@/content/words';
import { deviceDataInArabic } from './device-data.ar';
import { deviceDataInEnglish } from './device-data.en';

/** What the panel "Data on this device" says. The panel itself brings those of its language along. */
export const deviceDataWords = words(deviceDataInEnglish, { ar: deviceDataInArabic });

export type DeviceDataWords = (typeof deviceDataWords)['en'];

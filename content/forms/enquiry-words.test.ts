import { plural } from '@/lib/site/fill';
import { LANGS } from '../lang';
import { enquiryWords } from './enquiry-words';

test.each(LANGS)('%s: the list is called with the figure that stands on its sign', (lang) => {
  for (const count of [0, 1, 2, 3, 11, 50])
    expect(plural(lang, count, enquiryWords[lang].link)).toContain(String(count));
});

import { aboutPage } from './pages/company/about';
import { contactPage } from './pages/company/contact';
import { strip } from './pages/company/home';
import { installersPage } from './pages/company/installers';
import { privacyPage } from './pages/company/privacy';
import { LANGS } from './lang';

test('no number is parted from what it counts or names on the pages of the company', () => {
  for (const lang of LANGS) {
    const said = JSON.stringify([
      aboutPage[lang],
      contactPage[lang],
      strip[lang],
      installersPage[lang],
      privacyPage[lang],
    ]);
    expect(said.match(/\d (Emirates|إمارات)|(Area|Articles?|الصناعية|المادة|المادتين) \d/g)).toBeNull();
  }
});

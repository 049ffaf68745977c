/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { hero } from '@/content/pages/company/home';
import { HeroReel } from './hero-reel';

test.each([
  ['en', /^01 \/ 04 ?\. Next slide$/],
  ['ar', /^01 \/ 04 ?\. الشريحة التالية$/],
] as const)('the button with the figures is called by them, as they are seen: %s', (lang, name) => {
  const nothing = () => undefined;
  render(
    <HeroReel
      index={0}
      count={4}
      playing={false}
      words={hero[lang].words}
      onToggle={nothing}
      onStep={nothing}
      clock={null}
    />,
  );
  expect(screen.getByText('01').closest('button')).toHaveAccessibleName(name);
});

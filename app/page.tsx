import { CategoryStrip } from '@/components/home/category-strip';
import { CoolRoofSection } from '@/components/home/cool-roof-section';
import { FamilyCards } from '@/components/home/family-cards';
import { Hero } from '@/components/home/hero';
import { Portfolio } from '@/components/home/portfolio';
import { ToolsSection } from '@/components/home/tools-section';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <>
      <Hero />
      <CategoryStrip />
      <FamilyCards />
      <ToolsSection />
      <CoolRoofSection />
      <Portfolio />
    </>
  );
}

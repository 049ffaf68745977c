import { ProjectsPage } from '@/components/projects/projects-page';
import { pageMetadata } from '@/lib/core/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('project', 'en');

export default function Page() {
  return <ProjectsPage lang="en" />;
}

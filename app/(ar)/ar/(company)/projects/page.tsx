import { ProjectsPage } from '@/components/projects/projects-page';
import { pageMetadata } from '@/lib/site/seo';

export const dynamic = 'force-static';
export const metadata = pageMetadata('projects', 'ar');

export default function Page() {
  return <ProjectsPage lang="ar" />;
}

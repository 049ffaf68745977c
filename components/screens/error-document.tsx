import { Mark } from '@/components/ui/layout/mark';
import type { BrokenPageProps } from './broken-page';
import { ErrorScreen } from './error-screen';
import { useErrorWords } from './use-error-words';

/** The screen of a page of which nothing is left, its frame neither. */
export function ErrorDocument(props: BrokenPageProps) {
  const words = useErrorWords(props.lang);
  return (
    <>
      <title>{words.title}</title>
      <p className="wrap fixed inset-x-0 top-0 flex h-hd items-center gap-3 border-b border-hairline bg-limewash">
        <Mark className="w-14 text-terracotta" />
        <b className="t-head uppercase">{words.brand}</b>
      </p>
      <main>
        <ErrorScreen {...props} />
      </main>
    </>
  );
}

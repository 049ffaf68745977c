import { TextLink } from '@/components/links/text-link';
import { PhotoMessage } from '@/components/photo/photo-message';
import { usePageLang } from '@/components/links/page-lang';
import { localPath } from '@/content/local-path';
import type { YourRoofSteps } from '@/content/pages/tools/your-roof';
import type { Reason } from '@/lib/your-roof/checks';

interface Props {
  reasons: readonly Reason[];
  isRefused: boolean;
  isBroken: boolean;
  words: Pick<YourRoofSteps, 'reasons' | 'refusedTitle' | 'villas' | 'broken'>;
}

/** What keeps a picture from being true: said, and where nothing true can be shown, the way on. */
export function Told({ reasons, isRefused, isBroken, words }: Props) {
  const lang = usePageLang();
  if (isBroken) return <PhotoMessage tone="bad" {...words.broken} />;
  if (reasons.length === 0) return null;
  const text = reasons.map((reason) => words.reasons[reason]).join(' ');
  if (!isRefused) return <p className="t-small border-s-6 border-bitumen bg-sand p-3">{text}</p>;
  return (
    <PhotoMessage tone="bad" title={words.refusedTitle} text={text}>
      <TextLink href={localPath('/expirence-now', lang)}>{words.villas}</TextLink>
    </PhotoMessage>
  );
}

import type { Lang } from '@/content/lang';
import { localPath } from '@/content/local-path';
import type { AssistantContent } from '@/lib/assistant/assistant-content';
import { AssistantPanel, type AssistantPanelProps } from './assistant-panel';

/** The panel, and all that it says in the language of the page. Rejected where the words cannot be had. */
export async function loadPanel(lang: Lang) {
  const answer = await fetch(localPath('/assistant.json', lang));
  if (!answer.ok) throw new Error(`assistant: ${answer.status}`);
  const said = (await answer.json()) as AssistantContent;
  return function Panel(props: Omit<AssistantPanelProps, 'said'>) {
    return <AssistantPanel {...props} said={said} />;
  };
}

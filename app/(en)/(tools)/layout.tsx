import type { ReactNode } from 'react';
import { toastWords } from '@/content/shell/toasts';
import { Toasts } from '@/components/ui/message/toasts';

export default function ToolsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts words={toastWords.en} />
    </>
  );
}

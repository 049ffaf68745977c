import type { ReactNode } from 'react';
import { Toasts } from '@/components/ui/message/toasts';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}

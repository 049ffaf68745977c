import type { ReactNode } from 'react';
import { Toasts } from '@/components/account/toasts';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
    </>
  );
}

import type { ReactNode } from 'react';

/** What stands for a tool where there are no scripts. */
export const WithoutScripts = ({ children }: { children: ReactNode }) => (
  <noscript>
    <p className="mb-8 max-w-measure border-s-6 border-bitumen bg-sand p-4">{children}</p>
  </noscript>
);

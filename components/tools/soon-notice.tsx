/** Below the name of a tool that is announced. */
export const SoonNotice = ({ children }: { children: string }) => (
  <p className="t-head justify-self-start border border-dashed border-joint px-5 py-3">{children}</p>
);

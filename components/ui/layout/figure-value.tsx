interface Props {
  value: string;
  /** The word for an approximate figure: it stands over it; none where it is exact. */
  about?: string | false;
}

/** A large figure. The line of its word is there for all, so that figures side by side stand on one. */
export const FigureValue = ({ value, about }: Props) => (
  <>
    <span className="t-note block font-normal tracking-normal normal-case text-bitumen-soft [font-stretch:normal]">
      {about || '\u00a0'}
    </span>{' '}
    <span className="[font-variant-numeric:proportional-nums]">{value}</span>
  </>
);

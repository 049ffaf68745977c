interface Props {
  label: string;
  url: string;
}

/** A link to copy by hand, selected when it is reached: for browsers that give a page no clipboard. */
export function LinkByHand({ label, url }: Props) {
  return (
    <label className="t-note grid gap-1 pt-2">
      {label}
      <input
        readOnly
        autoFocus
        dir="ltr"
        value={url}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-tap border border-joint bg-plaster px-2"
      />
    </label>
  );
}

interface LineProps {
  /** Where it lies, percent from the start. */
  share: number;
  /** What is seen before it, and behind. */
  before: string;
  after: string;
}

/** The line at which one picture is cut and another begins, with what each is called. Inside the box of both. */
export function JointLine({ share, before, after }: LineProps) {
  return (
    // The box may be laid out from left to right whatever the page is; where the page begins, the joint does.
    <div className="absolute inset-0 rtl:[direction:rtl]">
      <div
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-limewash rtl:translate-x-1/2"
        style={{ insetInlineStart: `${share}%` }}
      />
      <p className="t-note absolute start-0 bottom-0 bg-limewash px-2 py-0.5">{before}</p>
      <p className="t-note absolute end-0 bottom-0 bg-limewash px-2 py-0.5">{after}</p>
    </div>
  );
}

interface SliderProps {
  share: number;
  label: string;
  onShare: (share: number) => void;
}

/** Moves the joint: the whole picture is its handle. */
export const JointSlider = ({ share, label, onShare }: SliderProps) => (
  <div className="compare-place absolute inset-0 overflow-hidden rtl:[direction:rtl]">
    <input
      type="range"
      min={0}
      max={100}
      value={share}
      aria-label={label}
      onChange={({ currentTarget }) => onShare(Number(currentTarget.value))}
      className="compare-range absolute"
    />
  </div>
);

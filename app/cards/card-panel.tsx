import { INK, MARK } from '@/lib/site/mark';

interface Props {
  lines: string[];
  size: number;
  note: string;
  /** Where the title column begins: inside the part that every service shows. */
  inset: number;
  /** Pixels above the title. */
  head: number;
}

/** The limewash part of a card: the mark in the margin, the title beside it, who speaks below. */
export function CardPanel({ lines, size, note, inset, head }: Props) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: INK.limewash,
        padding: '0 0',
      }}
    >
      <div style={{ display: 'flex', width: inset, paddingLeft: 64, paddingTop: head + 4 }}>
        <svg
          width="96"
          height="45"
          viewBox={MARK.viewBox}
          fill="none"
          stroke={INK.terracotta}
          strokeWidth={MARK.stroke}
        >
          <path d={MARK.path} />
        </svg>
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          paddingTop: head,
          paddingBottom: 40,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          {lines.map((line) => (
            <div
              key={line}
              style={{
                display: 'flex',
                whiteSpace: 'nowrap',
                fontFamily: 'Wide',
                fontSize: size,
                lineHeight: 1.08,
                letterSpacing: '-0.02em',
                color: INK.bitumen,
              }}
            >
              {line}
            </div>
          ))}
        </div>
        <div style={{ display: 'flex', fontFamily: 'Text', fontSize: 24, color: INK.soft }}>{note}</div>
      </div>
    </div>
  );
}

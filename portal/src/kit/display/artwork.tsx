import type { ReactNode } from 'react';

/** Returns a number that is the same for the same text (FNV-1a, 32 bits). */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
};

/** A cover that is drawn from an ID, so that a track looks the same everywhere. It says nothing to screen readers. */
export const Artwork = ({ of, size }: { readonly of: string; readonly size: number }) => {
  const hash = hashOf(of);
  const hue = hash % 360;
  const other = (hue + 40 + ((hash >>> 9) % 80)) % 360;
  const [x, y, r] = [20 + ((hash >>> 3) % 60), 20 + ((hash >>> 12) % 60), 22 + ((hash >>> 18) % 22)];
  return (
    <svg className="artwork" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
      <rect width="100" height="100" fill={`hsl(${hue} 45% 38%)`} />
      <circle cx={x} cy={y} r={r} fill={`hsl(${other} 60% 58%)`} />
      <path
        d={`M0 ${60 + (hash % 25)} C 30 ${40 + ((hash >>> 5) % 30)}, 60 ${80 - ((hash >>> 7) % 30)}, 100 ${55 + ((hash >>> 11) % 25)} V100 H0 Z`}
        fill={`hsl(${hue} 50% 24%)`}
      />
    </svg>
  );
};

/** A track beside its cover. The text has the name of the track. */
export const WithArtwork = ({
  of,
  size = 40,
  children,
}: {
  readonly of: string;
  readonly size?: number;
  readonly children: ReactNode;
}) => (
  <span className="with-artwork">
    <Artwork of={of} size={size} />
    <span>{children}</span>
  </span>
);

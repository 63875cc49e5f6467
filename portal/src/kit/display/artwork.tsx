import type { Track } from '@platform-licensing/client';
import { useState, type ReactNode } from 'react';

/** The cover of a track. */
export type Image = NonNullable<Track['artwork']>;

/** Returns a number that is the same for the same text (FNV-1a, 32 bits). */
const hashOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
};

interface Shown {
  /** The ID of the track. */
  readonly of: string;
  /** Its cover. Without it a cover is drawn from the ID. */
  readonly image?: Image | undefined;
  /** In CSS pixels. */
  readonly size: number;
}

/** The sizes of an image, from which the browser chooses by the density of the screen. */
const sourcesOf = ({ variants }: Image): string => {
  const widths = new Map(
    [variants[64], variants[300], variants[640], variants[1500]].map(({ width, webp }) => [width, webp]),
  );
  return [...widths].map(([width, url]) => `${url} ${width}w`).join(', ');
};

/** The cover of a track, or one that is drawn if it has none or it cannot be loaded. It says nothing to screen readers. */
export const Artwork = ({ of, image, size }: Shown) => {
  const [failed, setFailed] = useState<string>();
  if (!image || failed === image.imageId) return <DrawnArtwork of={of} size={size} />;
  return (
    <img
      className="artwork"
      src={image.variants[300].jpeg}
      srcSet={sourcesOf(image)}
      sizes={`${size}px`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(image.imageId)}
    />
  );
};

/** A cover that is drawn from an ID, so that a track looks the same everywhere. */
const DrawnArtwork = ({ of, size }: Pick<Shown, 'of' | 'size'>) => {
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
  image,
  size = 40,
  children,
}: Omit<Shown, 'size'> & { readonly size?: number; readonly children: ReactNode }) => (
  <span className="with-artwork">
    <Artwork of={of} image={image} size={size} />
    <span>{children}</span>
  </span>
);

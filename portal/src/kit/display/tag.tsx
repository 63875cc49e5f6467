import type { ReactNode } from 'react';
import type { Tone } from '../tone.ts';

/** A status in a word. The color adds no information. */
export const Tag = ({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={`tag ${tone}`}>{children}</span>
);

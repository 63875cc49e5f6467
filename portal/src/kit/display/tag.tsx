import type { ReactNode } from 'react';

export type Tone = 'good' | 'warn' | 'bad' | 'quiet';

/** A state in a word; the colour only underlines it. */
export const Tag = ({ tone = 'quiet', children }: { readonly tone?: Tone; readonly children: ReactNode }) => (
  <span className={`tag ${tone}`}>{children}</span>
);

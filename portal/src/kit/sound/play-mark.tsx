import { Ellipsis, Pause, Play } from 'lucide-react';
import type { Playing } from './player.ts';

/** The icon of a button that plays and pauses. */
export const PlayMark = ({
  phase,
  size = 14,
}: {
  readonly phase: Playing['phase'];
  readonly size?: number;
}) => {
  if (phase === 'loading') return <Ellipsis size={size} aria-hidden="true" />;
  const Mark = phase === 'playing' ? Pause : Play;
  return <Mark size={size} fill="currentColor" aria-hidden="true" />;
};

import { useEffect, useState, type ComponentType } from 'react';
import { usePlaying } from './kit/sound/player.ts';

/** The bar of the player, whose script is loaded when the first sound begins. */
export const PlayerSlot = () => {
  const [Bar, setBar] = useState<ComponentType>();
  const { sound } = usePlaying();
  const isNeeded = sound !== undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const { PlayerBar } = await import('./pages/catalog/player/player-bar.tsx');
      setBar(() => PlayerBar);
    };
    // Without the bar the sound can still be paused where it began.
    load().catch(() => undefined);
  }, [isNeeded]);
  return Bar ? <Bar /> : null;
};

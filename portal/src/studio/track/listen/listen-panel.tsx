import type { OwnTrack } from '@platform-licensing/client';
import { useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { Panel } from '../../../kit/display/page.tsx';
import { lazyPage } from '../../../kit/feedback/lazy-page.tsx';
import { t } from '../../texts/texts.ts';

const ListenPlayer = lazyPage(
  'ListenPlayer',
  async () => (await import('./listen-player.tsx')).ListenPlayer,
  3,
);

/** Opens the player of a track that has a recording. */
export const ListenPanel = ({ track }: { readonly track: OwnTrack }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!track.recording) return null;
  return (
    <Panel title={t('track.listen')}>
      {isOpen ? (
        <ListenPlayer track={track} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('track.openPlayer')}</Button>
      )}
    </Panel>
  );
};

import type { OwnTrack } from '@platform-licensing/client';
import { useEffect, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { explain } from '../../../kit/feedback/errors.ts';
import { PlayMark } from '../../../kit/sound/play-mark.tsx';
import { player, usePlaying } from '../../../kit/sound/player.ts';
import { Position } from '../../../kit/sound/position.tsx';
import { titleOf } from '../../home/names.ts';
import { useApi } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';
import { useStems } from '../queries.ts';
import { playablesOf, type Playable } from './playable.ts';
import './listen.css';

const soundId = ({ uploadId }: Playable): string => `own:${uploadId}`;
const nameOf = ({ stemName }: Playable): string => stemName ?? t('track.recording');

/** The choice between the recording and the stems. */
const Choices = ({
  playables,
  current,
  choose,
}: {
  readonly playables: readonly Playable[];
  readonly current: Playable;
  readonly choose: (playable: Playable) => void;
}) => (
  <>
    <p className="soft">{t('track.switchKeepsPosition')}</p>
    <div className="listen-choices">
      {playables.map((playable) => (
        <Button key={playable.uploadId} small pressed={playable === current} onClick={() => choose(playable)}>
          <span dir="auto">{nameOf(playable)}</span>
        </Button>
      ))}
    </div>
  </>
);

/**
 * Plays the recording of a track or one of its stems, and switches between them at the same position. One plays at a time: a browser has six connections to the
 * service, and each long file that plays occupies one.
 */
export const ListenPlayer = ({ track }: { readonly track: OwnTrack }) => {
  const { trackId } = track;
  const api = useApi();
  const { data } = useStems(trackId, { isFinal: true });
  const { sound, phase, atMs, durationMs, error } = usePlaying();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => player.stop, [trackId]);
  const playables = playablesOf(track, data?.data ?? []);
  const current = playables.find(({ uploadId }) => uploadId === chosen) ?? playables[0];
  if (!current) return null;
  const isHere = playables.some((playable) => soundId(playable) === sound?.id);
  const own = isHere ? phase : 'idle';
  const at = isHere ? Math.min(atMs, durationMs) : 0;
  const press = (playable: Playable) => {
    const named = { trackId, title: nameOf(playable), by: titleOf(track), kind: 'own' } as const;
    const { uploadId } = playable;
    player.press({ id: soundId(playable), ...named }, () => api.getUploadAudio({ uploadId }), at);
  };
  const choose = (playable: Playable) => {
    setChosen(playable.uploadId);
    if (own === 'playing' || own === 'loading') press(playable);
  };
  return (
    <>
      <div className="listen">
        <Button
          busy={own === 'loading'}
          label={t(own === 'playing' ? 'track.pauseName' : 'track.playName', { name: nameOf(current) })}
          onClick={() => press(current)}
        >
          <PlayMark phase={own} size={16} />
        </Button>
        <Position at={at} durationMs={isHere ? durationMs : 0} />
      </div>
      {own === 'failed' && (
        <p className="field-error" role="alert">
          {explain(error)}
        </p>
      )}
      {playables.length > 1 && <Choices {...{ playables, current, choose }} />}
    </>
  );
};

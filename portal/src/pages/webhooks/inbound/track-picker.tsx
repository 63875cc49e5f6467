import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { useDebounced } from '../../../kit/hooks/use-debounced.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { Cross } from '../../../kit/controls/cross.tsx';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { clockOf } from '../../../kit/display/format.ts';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { useTrackName } from './track-name.tsx';
import { t } from '../../../texts/texts.ts';

const delayMs = 200;
const maxTracks = 100;

const Chosen = ({ trackId, remove }: { readonly trackId: string; readonly remove: () => void }) => {
  const name = useTrackName(trackId);
  return (
    <li>
      <span>{name}</span>
      <Button small label={t('inbound.removeName', { name })} onClick={remove}>
        <Cross />
      </Button>
    </li>
  );
};

/** Selects tracks by search. */
export const TrackPicker = ({
  chosen,
  onChange,
  error,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error?: string | undefined;
}) => {
  const api = useApi();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), delayMs);
  const found = useQuery({
    queryKey: ['tracks', 'to-pick', q],
    queryFn: () => api.searchTracks({ limit: 6, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="picker" ref={box}>
      <TextField
        label={t('inbound.tracks')}
        type="search"
        value={text}
        onChange={setText}
        placeholder={t('inbound.titleArtistAlbum')}
        hint={t('inbound.eachEventListsAllTracks')}
        error={error}
      />
      <QueryView query={found} rows={6} label={t('inbound.loadingTracks')}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{t('inbound.noTracksFound')}</p>
          ) : (
            <ul className="found" aria-label={t('inbound.searchResults')}>
              {data.map(({ trackId, title, artists, artwork, durationMs }) => {
                const isChosen = chosen.includes(trackId);
                return (
                  <li key={trackId}>
                    <WithArtwork of={trackId} image={artwork} size={32}>
                      {title}{' '}
                      <span className="soft">
                        {artists.map(({ name }) => name).join(', ')} · {clockOf(durationMs)}
                      </span>
                    </WithArtwork>
                    <Button
                      small
                      label={
                        isChosen
                          ? t('inbound.removeName', { name: title })
                          : t('inbound.addName', { name: title })
                      }
                      disabled={!isChosen && chosen.length >= maxTracks}
                      onClick={() =>
                        onChange(isChosen ? chosen.filter((one) => one !== trackId) : [...chosen, trackId])
                      }
                    >
                      {isChosen ? t('inbound.remove') : t('inbound.add')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryView>
      {chosen.length > 0 && (
        <ul className="chosen" aria-label={t('inbound.selectedTracks')}>
          {chosen.map((trackId) => (
            <Chosen
              key={trackId}
              trackId={trackId}
              remove={() => {
                onChange(chosen.filter((one) => one !== trackId));
                // The button with the focus is removed with its track.
                box.current?.querySelector('input')?.focus();
              }}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { useDebounced } from '../../../kit/hooks/use-debounced.ts';
import { TextField } from '../../../kit/controls/field.tsx';
import { WithArtwork } from '../../../kit/display/artwork.tsx';
import { clockOf } from '../../../kit/display/format.ts';
import { QueryView } from '../../../kit/feedback/states.tsx';
import { useApi } from '../../../session/session.tsx';
import { useTrackName } from './track-name.tsx';

const delayMs = 200;
const mostTracks = 100;

const Chosen = ({ trackId, remove }: { readonly trackId: string; readonly remove: () => void }) => {
  const name = useTrackName(trackId);
  return (
    <li>
      <span>{name}</span>
      <Button small label={`Remove ${name}`} onClick={remove}>
        ✕
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
        label="Tracks"
        type="search"
        value={text}
        onChange={setText}
        placeholder="Title, artist, album"
        hint="Each event lists all tracks of the content. A track that a later event omits loses its license."
        error={error}
      />
      <QueryView query={found} rows={6} label="Loading tracks">
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">No tracks found.</p>
          ) : (
            <ul className="found" aria-label="Search results">
              {data.map(({ trackId, title, artists, durationMs }) => {
                const isChosen = chosen.includes(trackId);
                return (
                  <li key={trackId}>
                    <WithArtwork of={trackId} size={32}>
                      {title}{' '}
                      <span className="soft">
                        {artists.map(({ name }) => name).join(', ')} · {clockOf(durationMs)}
                      </span>
                    </WithArtwork>
                    <Button
                      small
                      label={`${isChosen ? 'Remove' : 'Add'} ${title}`}
                      disabled={!isChosen && chosen.length >= mostTracks}
                      onClick={() =>
                        onChange(isChosen ? chosen.filter((one) => one !== trackId) : [...chosen, trackId])
                      }
                    >
                      {isChosen ? 'Remove' : 'Add'}
                    </Button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryView>
      {chosen.length > 0 && (
        <ul className="chosen" aria-label="Selected tracks">
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

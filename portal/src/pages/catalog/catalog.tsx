import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { count } from '../../kit/display/format.ts';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { useSlash } from '../../kit/hooks/use-slash.ts';
import { Empty, Passing, Shown } from '../../kit/feedback/states.tsx';
import { useApi } from '../../session/session.tsx';
import { titleOf } from '../licenses/names.ts';
import { Filters } from './filters.tsx';
import { RestedField } from './debounced-field.tsx';
import { TrackTable } from './track-table.tsx';
import { narrowing, searchOf, useTracks, useWholeCatalog } from './search.ts';
import './catalog.css';

const sorts = [
  { value: 'newest', name: 'newest first' },
  { value: 'popularity', name: 'most used first' },
  { value: 'title', name: 'title, A to Z' },
  { value: 'bpm', name: 'slowest first' },
  { value: 'bpm:desc', name: 'fastest first' },
  { value: 'duration', name: 'shortest first' },
  { value: 'duration:desc', name: 'longest first' },
];

/** What a track is likened to, or whose they are, with the way out of it. */
const Pinned = ({ text, drop }: { readonly text: string; readonly drop: () => void }) => (
  <p className="pinned">
    {text}{' '}
    <Button small label={`No longer: ${text}`} onClick={drop}>
      ✕
    </Button>
  </p>
);

const useTitle = (trackId: string | undefined) => {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['track', trackId],
    queryFn: () => api.getTrack({ trackId: trackId ?? '' }),
    enabled: trackId !== undefined,
  });
  return data ? `“${titleOf(data)}”` : (trackId ?? '');
};

export const Catalog = () => {
  const [filters, change] = useFilters();
  const search = searchOf(filters);
  const tracks = useTracks(search);
  const likened = useTitle(search.similarTo ?? undefined);
  const first = tracks.data?.pages[0];
  const total = first?.pagination.total;
  const everything = useWholeCatalog(total === 0);
  const found = useRef<HTMLDivElement>(null);
  const focusSearch = () => found.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  useSlash(focusSearch);
  const alike = search.similarTo !== undefined;
  const matched = alike || search.q !== undefined;
  return (
    <>
      <PageHead title="Catalog" />
      <a
        className="skip"
        href="#search"
        onClick={(event) => {
          event.preventDefault();
          focusSearch();
        }}
      >
        Skip filters
      </a>
      <div className="catalog">
        <Filters
          filters={filters}
          change={change}
          counts={total === 0 ? everything.data?.facets : first?.facets}
          none={total === 0}
          counting={tracks.isPending}
        />
        <div className="found" ref={found}>
          <div className="search">
            <RestedField
              type="search"
              label="Search"
              placeholder="Title, artist, genre, mood, keyword or ISRC"
              value={filters.get('q') ?? ''}
              onRest={(q) => change({ q })}
            />
            <Select
              label="Sort"
              value={alike ? '' : (filters.get('sort') ?? '')}
              onChange={(sort) => change({ sort })}
              options={[
                { value: '', name: matched ? 'best match first' : 'newest first' },
                ...(alike ? [] : sorts.filter(({ value }) => matched || value !== 'newest')),
              ]}
            />
          </div>
          {alike && (
            <Pinned
              text={`Sounds like ${likened}, most alike first`}
              drop={() => change({ similarTo: '' })}
            />
          )}
          {search.artistId !== undefined && (
            <Pinned
              text={`Only by ${
                first?.data[0]?.artists.find(({ artistId }) => artistId === search.artistId)?.name ??
                search.artistId
              }`}
              drop={() => change({ artistId: '' })}
            />
          )}
          <p className="soft how-many" role="status">
            {total === undefined ? ' ' : `${count(total)} ${total === 1 ? 'track' : 'tracks'}`}
            {tracks.isPlaceholderData && ' · searching'}
          </p>
          <Shown query={tracks} rows={12} label="Searching the catalog">
            {({ pages }) => {
              const rows = pages.flatMap(({ data }) => data);
              if (rows.length === 0)
                return (
                  <Empty title="No track matches all of this">
                    <p>Take a filter away, or search for fewer words.</p>
                    <Button
                      onClick={() =>
                        change(Object.fromEntries([...narrowing, 'q'].map((name) => [name, ''])))
                      }
                    >
                      Show the whole catalog
                    </Button>
                  </Empty>
                );
              return (
                <Passing old={tracks.isPlaceholderData}>
                  <TrackTable caption="Tracks found" tracks={rows} />
                  <More query={tracks} end="These are all." />
                </Passing>
              );
            }}
          </Shown>
        </div>
      </div>
    </>
  );
};

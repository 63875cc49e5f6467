import type { TrackPage } from '@platform-licensing/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { Select } from '../../kit/controls/field.tsx';
import { More } from '../../kit/controls/more.tsx';
import { PageHead } from '../../kit/display/page.tsx';
import { useFilters } from '../../kit/hooks/use-filters.ts';
import { useSlash } from '../../kit/hooks/use-slash.ts';
import { Empty, Refreshing, QueryView } from '../../kit/feedback/states.tsx';
import { searchMark } from '../../session/progress.ts';
import { useApi, useSession } from '../../session/session.tsx';
import { titleOf } from '../../kit/display/names.ts';
import { activeFilters } from './active.ts';
import { ActiveFilters } from './active-filters.tsx';
import { narrowing } from './filter-names.ts';
import { Filters } from './filters.tsx';
import { DebouncedField } from '../../kit/controls/debounced-field.tsx';
import { Suggestions } from './suggestions.tsx';
import { TrackTable } from './track-table.tsx';
import { searchOf } from './criteria.ts';
import { useTracks, useWholeCatalog } from './search.ts';
import { t, texts } from '../../texts/texts.ts';
import './catalog.css';

const sortNames = texts({
  newest: 'catalog.newest',
  popularity: 'catalog.mostUsed',
  title: 'catalog.titleAToZ',
  bpm: 'catalog.bpmLowToHigh',
  'bpm:desc': 'catalog.bpmHighToLow',
  duration: 'catalog.shortest',
  'duration:desc': 'catalog.longest',
});
const sorts = () => Object.entries(sortNames).map(([value, name]) => ({ value, name }));

const useTitle = (trackId: string | undefined) => {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['track', trackId],
    queryFn: () => api.getTrack({ trackId: trackId ?? '' }),
    enabled: trackId !== undefined,
  });
  return data ? t('catalog.quoted', { title: titleOf(data) }) : (trackId ?? '');
};

/** Returns the name of the artist of the filter, from the tracks found or from another track of the artist. */
const useArtistName = (artistId: string | undefined, found: TrackPage | undefined) => {
  const api = useApi();
  const nameIn = (page: TrackPage | undefined) =>
    page?.data.flatMap(({ artists }) => artists).find((artist) => artist.artistId === artistId)?.name;
  const own = nameIn(found);
  const { data } = useQuery({
    queryKey: ['artist', artistId],
    queryFn: () => api.searchTracks({ ...(artistId !== undefined && { artistId }), limit: 1 }),
    enabled: artistId !== undefined && found !== undefined && own === undefined,
    staleTime: Infinity,
  });
  return own ?? nameIn(data);
};

export const Catalog = () => {
  const [filters, change] = useFilters();
  const search = searchOf(filters);
  const tracks = useTracks(search);
  const similarTitle = useTitle(search.similarTo ?? undefined);
  const first = tracks.data?.pages[0];
  const total = first?.pagination.total;
  const everything = useWholeCatalog(total === 0);
  const found = useRef<HTMLDivElement>(null);
  const focusSearch = () => found.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  useSlash(focusSearch);
  const { platformId } = useSession().session.platform;
  const hasSearched = tracks.isSuccess && !tracks.isPlaceholderData && filters.size > 0;
  useEffect(() => {
    if (hasSearched) searchMark(platformId).write('yes');
  }, [hasSearched, platformId]);
  // Each time, the text fields drop text that they have not reported yet.
  const [clears, setClears] = useState(0);
  const clearFilters = () => {
    change(Object.fromEntries(narrowing.map((name) => [name, ''])));
    setClears((before) => before + 1);
  };
  const artistName = useArtistName(search.artistId, first);
  const isSimilarity = search.similarTo !== undefined;
  const isRanked = isSimilarity || search.q !== undefined;
  return (
    <>
      <PageHead title={t('catalog.catalog')} />
      <a
        className="skip"
        href="#search"
        onClick={(event) => {
          event.preventDefault();
          focusSearch();
        }}
      >
        {t('catalog.skipFilters')}
      </a>
      <div className="catalog">
        <Filters
          filters={filters}
          change={change}
          counts={total === 0 ? everything.data?.facets : first?.facets}
          none={total === 0}
          counting={tracks.isPending}
          clears={clears}
          clear={clearFilters}
        />
        <div className="found" ref={found}>
          <div className="search">
            <DebouncedField
              type="search"
              label={t('catalog.search')}
              placeholder={t('catalog.titleArtistGenreMoodKeyword')}
              value={filters.get('q') ?? ''}
              onSettled={(q) => change({ q })}
            />
            <Select
              label={t('catalog.sort')}
              value={isSimilarity ? '' : (filters.get('sort') ?? '')}
              onChange={(sort) => change({ sort })}
              options={[
                { value: '', name: isRanked ? t('catalog.bestMatch') : t('catalog.newest') },
                ...(isSimilarity ? [] : sorts().filter(({ value }) => isRanked || value !== 'newest')),
              ]}
            />
          </div>
          <ActiveFilters
            of={activeFilters(filters, (filter, id) =>
              filter === 'similarTo' ? similarTitle : (artistName ?? id),
            )}
            change={change}
            clear={clearFilters}
            focusSearch={focusSearch}
          />
          <p className="soft how-many" role="status">
            {total === undefined ? ' ' : t('catalog.countTracks', { total })}
            {tracks.isPlaceholderData && ` · ${t('catalog.searching')}`}
          </p>
          <QueryView query={tracks} rows={12} label={t('catalog.searchingTheCatalog')}>
            {({ pages }) => {
              const rows = pages.flatMap(({ data }) => data);
              const suggestions = pages[0]?.suggestions ?? [];
              if (rows.length === 0 && suggestions.length > 0)
                return (
                  <Suggestions
                    q={search.q ?? ''}
                    texts={suggestions}
                    choose={(q) => {
                      change({ q });
                      focusSearch();
                    }}
                  />
                );
              if (rows.length === 0)
                return (
                  <Empty title={t('catalog.noTracksFound')}>
                    <p>{t('catalog.removeAFilterOrSearch')}</p>
                    <Button
                      onClick={() =>
                        change(Object.fromEntries([...narrowing, 'q'].map((name) => [name, ''])))
                      }
                    >
                      {t('catalog.clearSearchAndFilters')}
                    </Button>
                  </Empty>
                );
              return (
                <Refreshing busy={tracks.isPlaceholderData}>
                  <TrackTable caption={t('catalog.tracksFound')} tracks={rows} />
                  <More query={tracks} pages={pages.length} end={t('catalog.endOfResults')} />
                </Refreshing>
              );
            }}
          </QueryView>
        </div>
      </div>
    </>
  );
};

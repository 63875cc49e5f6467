import type { Track } from '@platform-licensing/client';
import { Link } from 'wouter';
import { clockOf } from '../../kit/display/format.ts';
import { WithArtwork } from '../../kit/display/artwork.tsx';
import { Table } from '../../kit/display/table.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { artistsOf, keyName, titleOf } from '../../kit/display/names.ts';
import { AddToProject } from '../collections/add-to-project.tsx';
import { FavoriteButton } from '../collections/favorite-button.tsx';
import { RowWaveform, useWaveforms } from './row-waveform.tsx';
import { PreviewButton } from './player/player-bar.tsx';
import { vocalsNames } from './vocabulary.ts';
import { t } from '../../texts/texts.ts';

const tagsOf = ({ genres, moods, vocals }: Track): readonly string[] => [
  ...genres.slice(0, 1),
  ...moods.slice(0, 1),
  ...(vocals === 'instrumental' ? [] : [t('catalog.vocalsAre', { vocals: vocalsNames[vocals] })]),
];

/** A table of tracks with buttons that play their previews. */
export const TrackTable = ({
  caption,
  tracks,
}: {
  readonly caption: string;
  readonly tracks: readonly Track[];
}) => {
  const waveforms = useWaveforms(tracks);
  return (
    <div className="tracks">
      <Table
        caption={caption}
        rows={tracks}
        keyOf={({ trackId }) => trackId}
        columns={[
          { name: t('catalog.preview'), cell: (track) => <PreviewButton track={track} /> },
          {
            name: t('catalog.track'),
            heads: true,
            cell: (track) => (
              <WithArtwork of={track.trackId} image={track.artwork} size={44}>
                <Link className="track-title" href={`/catalog/${track.trackId}`}>
                  {titleOf(track)}
                </Link>
                <br />
                <span className="soft">{artistsOf(track)}</span>
              </WithArtwork>
            ),
          },
          {
            name: t('collections.keep'),
            style: 'keep',
            cell: (track) => (
              <span className="track-keep">
                <FavoriteButton track={track} />
                <AddToProject track={track} />
              </span>
            ),
          },
          {
            name: t('catalog.waveform'),
            style: 'waveform',
            cell: (track) => <RowWaveform track={track} waveform={waveforms.get(track.trackId)} />,
          },
          { name: 'BPM', style: 'bpm', number: true, cell: ({ bpm }) => bpm },
          {
            name: t('catalog.key'),
            style: 'key',
            cell: ({ key }) => (
              <span title={t('catalog.camelotCamelot', { camelot: key.camelot })}>{keyName(key)}</span>
            ),
          },
          { name: t('catalog.length'), number: true, cell: ({ durationMs }) => clockOf(durationMs) },
          {
            name: t('catalog.tags'),
            cell: (track) => (
              <span className="tags">
                {tagsOf(track).map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
                {track.hasStems && <Tag tone="good">{t('catalog.stemsTag')}</Tag>}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
};

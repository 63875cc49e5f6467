import type { Track } from '../../../domain/catalog/track.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import type { Terminal } from '../command.ts';

const summaryOf = ({ trackId, moderationStatus, isrc, title, artists, ...track }: Track) => ({
  trackId,
  moderationStatus,
  isrc,
  title,
  artists: artists.map(({ name }) => name),
  catalogVersion: track.catalogVersion,
  addedAt: timestamp(track.addedAt),
  updatedAt: timestamp(track.updatedAt),
});

/** Returns the line of a track in a listing. */
export const trackLine = (track: Track, json: boolean): string =>
  json
    ? JSON.stringify(summaryOf(track))
    : [
        track.trackId,
        track.moderationStatus.padEnd(14),
        track.isrc,
        `${track.artists[0]?.name ?? ''} – ${track.title}`,
      ].join('  ');

export const showTrack = (track: Track, json: boolean, terminal: Terminal): true => {
  terminal.out(trackLine(track, json));
  return true;
};

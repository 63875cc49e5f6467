import { memoryTrackViews } from '../../../src/adapters/memory/index.ts';
import type { ApprovedTrack, Track } from '../../../src/domain/catalog/track.ts';
import type { TrackLibrary } from '../../../src/ports/driven/catalog/track-library.ts';
import type { TrackView } from '../../../src/ports/driven/catalog/track-views.ts';

/** Views that contain whole records, so that tests can compare them. */
export const recordViews = (library: TrackLibrary, maxBytes = 1_000_000) =>
  memoryTrackViews({
    library,
    render: (track: Track) => Buffer.from(JSON.stringify(track)),
    maxBytes,
  });

/** Returns the record in one of these views. */
export const recordIn = ({ json }: TrackView): ApprovedTrack =>
  JSON.parse(Buffer.from(json).toString()) as ApprovedTrack;

import { ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { ListDisputes } from '../../../ports/driving/parties/disputes.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';
import { withParties, type DisputeDependencies } from './disputes-of-track.ts';

interface Dependencies extends Cursors, Pick<DisputeDependencies, 'partyStore'> {
  readonly confirmationStore: Pick<ConfirmationStore, 'openDisputes'>;
  readonly library: Pick<TrackLibrary, 'findMany'>;
}

export const listDisputes =
  ({ confirmationStore, library, partyStore, ...cursors }: Dependencies): ListDisputes =>
  async ({ limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'share-disputes', filter: {}, cursor }, (after) =>
      confirmationStore.openDisputes({ limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const found = await library.findMany([...new Set(items.map(({ trackId }) => trackId))]);
    const tracks = new Map(found.map((track) => [track.trackId, track]));
    const disputes = await withParties({ partyStore }, items);
    return ok({
      // Tracks that were never submitted concern their account alone.
      disputes: disputes.flatMap((one) => {
        const track = tracks.get(one.trackId);
        return track ? [{ ...one, track }] : [];
      }),
      nextCursor,
    });
  };

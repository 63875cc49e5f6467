import { ownedDraft } from '../../domain/drafts/draft.ts';
import { monthOf } from '../../domain/shared/calendar.ts';
import { ok } from '../../domain/shared/result.ts';
import type { DraftStore } from '../../ports/driven/drafts/draft-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ListTrackUse } from '../../ports/driving/usage.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';

interface Dependencies extends Cursors {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly journal: Pick<UsageJournal, 'ofTrack'>;
  readonly clock: Clock;
}

export const listTrackUse =
  ({ draftStore, journal, clock, ...cursors }: Dependencies): ListTrackUse =>
  async ({ caller: { member }, trackId, from = '2000-01', to = monthOf(clock.now()), limit, cursor }) => {
    const found = ownedDraft(member, await draftStore.find(trackId));
    if (!found.ok) return found;
    const months = { from, to };
    const page = await pageOf(
      cursors,
      { list: 'track-use', filter: { trackId, ...months }, cursor },
      (after) => journal.ofTrack(trackId, months, { limit, ...after }),
    );
    return page.ok ? ok({ use: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

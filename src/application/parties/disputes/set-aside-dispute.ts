import { openSince } from '../../../domain/parties/dispute.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { SetAsideDispute } from '../../../ports/driving/parties/disputes.ts';
import { noted } from '../../accounts/people.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { withShares, type DisputeDependencies } from './disputes-of-track.ts';

interface Dependencies extends Pick<DisputeDependencies, 'partyStore' | 'digest'> {
  readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf' | 'setAside'>;
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly library: Pick<TrackLibrary, 'find'>;
  readonly clock: Clock;
}

export const setAsideDispute =
  ({ confirmationStore, draftStore, library, clock, ...stores }: Dependencies): SetAsideDispute =>
  ({ caller, trackId, partyId, disputedAt, concerns, reason }) =>
    retryOnConflict(async () => {
      const track = await library.find(trackId);
      const disputes = track ? await confirmationStore.disputesOf(trackId) : [];
      const record = disputes.find((one) => one.partyId === partyId);
      if (!record?.dispute || openSince(record) === undefined) return fail({ kind: 'dispute-not-found' });
      if (record.dispute.at !== disputedAt) return fail({ kind: 'version-conflict' });
      const { staffId } = caller.member;
      const at = clock.now();
      const [read] = await withShares(stores, await draftStore.find(trackId), [record]);
      if (!read) return fail({ kind: 'dispute-not-found' });
      if (read.concerns !== concerns) return fail({ kind: 'version-conflict' });
      // Staff accept only shares that they can see.
      const accepts = concerns !== 'other';
      const setAside = { staffId, reason, at, ...(accepts && { accepts }) };
      const dispute = { ...record.dispute, setAside };
      const confirmation = { ...record, dispute, version: record.version + 1 };
      const subjects = [trackId, partyId, record.accountId];
      const outcome = await confirmationStore.setAside({
        confirmation,
        guards: { version: record.version },
        effects: noted(
          staffNote(staffId, at, 'track.set_aside_dispute', subjects, { question: record.dispute.shares }),
        ),
      });
      if (outcome === 'guard-failed') return 'conflict';
      return ok({ ...read, dispute });
    });

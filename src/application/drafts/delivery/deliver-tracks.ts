import { roleMissingFor } from '../../../domain/artists/profile.ts';
import {
  shortenedIssue,
  type ReadDraftRow,
  type RejectedRow,
} from '../../../domain/drafts/delivery/draft-row.ts';
import { namedIn, partyResolver } from '../../../domain/drafts/delivery/party-resolver.ts';
import { planDelivery, type DeliveryPlan } from '../../../domain/drafts/delivery/plan.ts';
import { maxDrafts } from '../../../domain/drafts/draft.ts';
import type { NamedParty } from '../../../domain/drafts/party-shares.ts';
import { maxParties } from '../../../domain/parties/party.ts';
import { PartyId, TrackId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { DeliveryReader, DeliveryRows } from '../../../ports/driven/catalog/manifest-reader.ts';
import type { DraftDelivery, DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { Clock, Ids } from '../../../ports/driven/shared/environment.ts';
import type { DeliverTracks, DraftDeliveryReport } from '../../../ports/driving/drafts/deliveries.ts';
import { noted } from '../../accounts/people.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { partiesNamedIn, recordsNamedIn, type FactDependencies } from './delivery-facts.ts';

interface Dependencies extends FactDependencies {
  readonly deliveryReader: DeliveryReader;
  readonly draftStore: Pick<DraftStore, 'find' | 'identified' | 'deliver'>;
  readonly ids: Ids;
  readonly clock: Clock;
}

type Delivering = Parameters<DeliverTracks>[0];

interface Planned extends DeliveryPlan {
  /** The parties that the delivery adds. */
  readonly parties: readonly NamedParty[];
  /** The parties of the account before it; undefined if they were not read. */
  readonly partyCount: number | undefined;
  readonly now: number;
}

const readableRows = ({ rows }: DeliveryRows): readonly ReadDraftRow[] =>
  rows.flatMap(({ line, row }) => (row.ok ? [{ line, row: row.value }] : []));

/** Returns what the readable rows do with the records as they are now, unless they name too many parties. */
const planned = async (
  dependencies: Dependencies,
  { caller: { member } }: Delivering,
  rows: readonly ReadDraftRow[],
): Promise<Planned | 'parties-full'> => {
  const { ids, clock } = dependencies;
  const [records, known] = await Promise.all([
    recordsNamedIn(dependencies, member, rows),
    partiesNamedIn(dependencies, member, rows),
  ]);
  const named = rows.flatMap(({ row }) => namedIn(row.rights ?? {}));
  const resolver = partyResolver(known, named, () => PartyId(ids.next('party')));
  if (known.length + resolver.added.length > maxParties) return 'parties-full';
  const { accountId } = member;
  const facts = {
    ...records,
    resolver,
    accountId,
    nextTrackId: () => TrackId(ids.next('track')),
    now: clock.now(),
  };
  return {
    ...planDelivery(rows, facts),
    ...{ parties: resolver.added, now: facts.now },
    partyCount: named.length > 0 ? known.length : undefined,
  };
};

const commitOf = (
  { caller: { member } }: Delivering,
  { planned: rows, parties, partyCount, now }: Planned,
): DraftDelivery => {
  const { accountId } = member;
  const of = (wanted: string) => rows.filter(({ outcome }) => outcome === wanted).map(({ draft }) => draft);
  const [added, changed] = [of('created'), of('updated')];
  const detail = { created: added.length, updated: changed.length, parties: parties.length };
  const subjects = [accountId, ...[...added, ...changed].map(({ trackId }) => trackId)];
  return {
    ...{ accountId, added, changed },
    parties: parties.map((party) => ({ ...party, accountId, createdAt: now, updatedAt: now, version: 1 })),
    guards: { maxDrafts, ...(parties.length > 0 && partyCount !== undefined && { parties: partyCount }) },
    effects: noted(artistNote(member, now, 'deliver_tracks', { subjects, detail })),
  };
};

const reportOf = (
  { dryRun }: Delivering,
  { planned: rows, parties }: Planned,
  { rejected, unchecked }: { readonly rejected: readonly RejectedRow[]; readonly unchecked: number },
): DraftDeliveryReport => ({
  ...{ dryRun, rejected, unchecked },
  delivered: rows.map(({ line, outcome, draft }) => ({
    ...{ line, outcome, title: draft.details.title ?? '' },
    ...((!dryRun || outcome !== 'created') && { trackId: draft.trackId }),
  })),
  parties: parties.map(({ partyId, name }) => ({ name, ...(!dryRun && { partyId }) })),
});

/** Returns the rows that cannot be delivered, in their order, with fields as the file names them. */
const rejectedRows = (read: DeliveryRows, plan: DeliveryPlan): readonly RejectedRow[] => {
  const unreadable = read.rows.flatMap(({ line, row }) => (row.ok ? [] : [{ line, issues: row.failure }]));
  return [...unreadable, ...plan.rejected]
    .sort((a, b) => a.line - b.line)
    .map(({ line, issues }) => ({
      line,
      issues: issues.map(({ field, detail }) => shortenedIssue({ field: read.fieldOf(line, field), detail })),
    }));
};

const testRejected = {
  kind: 'manifest-unreadable',
  detail: 'file is a TestMessage: send it with dryRun=true, or as a LiveMessage',
} as const;

export const deliverTracks =
  (dependencies: Dependencies): DeliverTracks =>
  async (delivering) => {
    const missing = roleMissingFor(delivering.caller.member, 'tracks');
    if (missing) return fail(missing);
    const read = await dependencies.deliveryReader.read(delivering.file);
    if (!read.ok) return read;
    const { unchecked, isTest } = read.value;
    if (isTest && !delivering.dryRun) return fail(testRejected);
    return retryOnConflict(async () => {
      const plan = await planned(dependencies, delivering, readableRows(read.value));
      if (plan === 'parties-full') return fail({ kind: 'parties-full', limit: maxParties });
      const rejected = rejectedRows(read.value, plan);
      const report = reportOf(delivering, plan, { rejected, unchecked });
      if (delivering.dryRun) return ok(report);
      if (rejected.length > 0) return fail({ kind: 'delivery-rejected', rejected, unchecked });
      const commit = commitOf(delivering, plan);
      if (commit.added.length + commit.changed.length === 0) return ok(report);
      const outcome = await dependencies.draftStore.deliver(commit);
      if (outcome === 'delivered') return ok(report);
      return outcome === 'guard-failed' ? 'conflict' : fail({ kind: 'drafts-full', limit: maxDrafts });
    });
  };

import type { RowIssue } from '../../catalog/delivery/delivery.ts';
import type { Instant } from '../../shared/calendar.ts';
import type { AccountId, TrackId } from '../../shared/ids.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { changedDetails, newDraft, withDraftEdit, type Draft, type DraftEdit } from '../draft.ts';
import type { DraftRow, ReadDraftRow, RejectedRow } from './draft-row.ts';
import {
  artworkOfRow,
  creditsOfRow,
  describedDraft,
  releasingProfile,
  type NamedRecords,
} from './named-records.ts';
import { sharesOfRow, type PartyResolver } from './party-resolver.ts';

/** The outcome of a row of a delivery: `draft` is its track afterwards. */
export interface PlannedRow {
  readonly line: number;
  readonly outcome: 'created' | 'updated' | 'unchanged';
  readonly draft: Draft;
}

export interface DeliveryPlan {
  readonly planned: readonly PlannedRow[];
  readonly rejected: readonly RejectedRow[];
}

/** The records of the account, its parties, and what a new track needs. */
export interface DeliveryFacts extends NamedRecords {
  readonly accountId: AccountId;
  readonly resolver: Pick<PartyResolver, 'find'>;
  readonly nextTrackId: () => TrackId;
  readonly now: Instant;
}

const failuresOf = (
  ...results: readonly (Result<unknown, RowIssue | readonly RowIssue[]> | undefined)[]
): readonly RowIssue[] => results.flatMap((each) => (!each || each.ok ? [] : each.failure));

/** Returns what a row enters about its track, or all of its problems. */
const enteredByRow = (
  { externalId: _, file: __, artists, rights, artwork, ...described }: DraftRow,
  facts: DeliveryFacts,
  before: Draft | undefined,
): Result<DraftEdit, readonly RowIssue[]> => {
  const credits = artists && creditsOfRow(artists, facts.profiles);
  const shares = rights && sharesOfRow(rights, facts.resolver, before?.details.rights);
  const picture = artwork === undefined ? undefined : artworkOfRow(artwork, facts.images, facts);
  const issues = failuresOf(credits, shares, picture);
  if (issues.length > 0) return fail(issues);
  return ok({
    ...described,
    ...(credits?.ok && { artists: credits.value }),
    ...(shares?.ok && { rights: shares.value }),
    ...(picture?.ok && { artwork: picture.value }),
  });
};

const referenceIn = ({ externalId }: DraftRow) => (externalId === undefined ? {} : { externalId });

const updated = (before: Draft, edit: DraftEdit, row: DraftRow, now: Instant): Omit<PlannedRow, 'line'> => {
  const details = withDraftEdit(before.details, edit);
  const isSame =
    changedDetails(before.details, details).length === 0 &&
    (row.externalId === undefined || row.externalId === before.externalId);
  if (isSame) return { outcome: 'unchanged', draft: before };
  const { version } = before;
  return {
    outcome: 'updated',
    draft: { ...before, ...referenceIn(row), details, updatedAt: now, version: version + 1 },
  };
};

const plannedRow = (
  row: DraftRow,
  facts: DeliveryFacts,
): Result<Omit<PlannedRow, 'line'>, readonly RowIssue[]> => {
  const target = describedDraft(row, facts);
  const before = target.ok ? target.value : undefined;
  const edit = enteredByRow(row, facts, before);
  if (!target.ok || !edit.ok) return fail(failuresOf(target, edit));
  if (before) {
    const plan = updated(before, edit.value, row, facts.now);
    if (plan.outcome === 'unchanged' || !before.submitted) return ok(plan);
    const detail = `your track ${before.trackId} was submitted: change it with its own operations`;
    return fail([{ field: 'row', detail }]);
  }
  const artistId = releasingProfile(edit.value.artists ?? undefined, facts.profiles);
  if (!artistId.ok) return fail([artistId.failure]);
  const owner = { trackId: facts.nextTrackId(), accountId: facts.accountId, artistId: artistId.value };
  const draft = newDraft(owner, withDraftEdit({}, edit.value), facts.now);
  return ok({ outcome: 'created', draft: { ...draft, ...referenceIn(row) } });
};

/** Returns what each row of a delivery does, and the problems of all others. Two rows cannot describe one track. */
export const planDelivery = (rows: readonly ReadDraftRow[], facts: DeliveryFacts): DeliveryPlan => {
  const lines = new Map<TrackId, number>();
  const planned: PlannedRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const { line, row } of rows) {
    const plan = plannedRow(row, facts);
    if (!plan.ok) {
      rejected.push({ line, issues: plan.failure });
      continue;
    }
    const { trackId } = plan.value.draft;
    const holder = lines.get(trackId);
    if (holder === undefined) planned.push({ line, ...plan.value });
    else rejected.push({ line, issues: [{ field: 'row', detail: `is the same track as row ${holder}` }] });
    lines.set(trackId, holder ?? line);
  }
  return { planned, rejected };
};

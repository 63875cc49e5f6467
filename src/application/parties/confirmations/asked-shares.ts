import type { Draft } from '../../../domain/drafts/draft.ts';
import {
  answerable,
  type ShareAnswer,
  type ShareCodeInvalid,
  type ShareCodeReplaced,
  type ShareConfirmation,
  type SharesChanged,
} from '../../../domain/parties/confirmation.ts';
import { givenConsents } from '../../../domain/parties/consents.ts';
import { ownShares } from '../../../domain/parties/own-shares.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { PartyId } from '../../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Clock, Digest } from '../../../ports/driven/shared/environment.ts';
import type { AskedShares } from '../../../ports/driving/parties/confirmations.ts';
import { accountName } from '../account-name.ts';
import { questionOf } from './track-confirmations.ts';

export interface AskedDependencies {
  readonly confirmationStore: Pick<ConfirmationStore, 'findByCode' | 'findByEarlierCode' | 'optedOut'>;
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly partyStore: Pick<PartyStore, 'find' | 'findMany'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** A question that its party can answer now. */
export interface Asked {
  readonly record: ShareConfirmation;
  readonly draft: Draft;
  /** Absent if the account has deleted it. */
  readonly party?: Party;
  /** The mailbox that got the code. */
  readonly mailbox: string;
  /** Whether the question is no longer the current one, so that nothing of it is shown. */
  readonly isOutdated?: true;
}

/** Returns the question of a code with the mailbox that got it, also if a later email has replaced the code. */
const foundByCode = async (
  { confirmationStore, digest }: Pick<AskedDependencies, 'confirmationStore' | 'digest'>,
  code: string,
) => {
  const codeDigest = digest.sha256(code);
  const latest = await confirmationStore.findByCode(codeDigest);
  if (latest) return { record: latest, mailbox: latest.mailbox, isReplaced: false };
  const record = await confirmationStore.findByEarlierCode(codeDigest);
  const earlier = record?.earlier?.find((one) => one.codeDigest === codeDigest);
  return record && earlier && { record, mailbox: earlier.mailbox, isReplaced: true };
};

/**
 * Returns the question of a code, if it can be answered now. An opt-out works with the code of any email, and a dispute with that of the latest,
 * whatever has changed since, also if the party was deleted: an account could otherwise prevent it.
 */
export const askedByCode = async (
  { draftStore, partyStore, clock, ...dependencies }: AskedDependencies,
  code: string,
  outcome?: ShareAnswer['outcome'],
): Promise<Result<Asked, ShareCodeInvalid | ShareCodeReplaced | SharesChanged>> => {
  const found = await foundByCode(dependencies, code);
  if (!found) return fail({ kind: 'share-code-invalid' });
  const { record, mailbox, isReplaced } = found;
  const { trackId, partyId } = record;
  const [draft, party] = await Promise.all([draftStore.find(trackId), partyStore.find(partyId)]);
  if (!draft) return fail({ kind: 'share-code-invalid' });
  const asked = { record, draft, ...(party && { party }), mailbox };
  const answered = isReplaced
    ? fail({ kind: 'share-code-replaced' } as const)
    : answerable(record, party && questionOf(dependencies.digest, draft, party), clock.now());
  const isAlwaysAccepted =
    outcome === 'optedOut' ||
    (outcome === 'disputed' && !answered.ok && answered.failure.kind === 'shares-changed');
  if (isAlwaysAccepted && !answered.ok) return ok({ ...asked, isOutdated: true });
  return answered.ok ? ok(asked) : answered;
};

const artistNames = async (
  { artistStore }: AskedDependencies,
  { details: { artists = [] } }: Draft,
): Promise<readonly string[]> => {
  const names = await Promise.all(
    artists.map(async (credit) =>
      'artistId' in credit ? (await artistStore.findArtist(credit.artistId))?.name : credit.name,
    ),
  );
  return names.filter((name) => name !== undefined);
};

/** Returns the last answer. If the question has changed since, only a dispute and an opt-out are shown. */
const stateOf = (
  { answer }: ShareConfirmation,
  { isOutdated, hasOptedOut }: { readonly isOutdated?: true | undefined; readonly hasOptedOut: boolean },
): AskedShares['state'] => {
  if (answer && (!isOutdated || (answer.outcome === 'disputed' && !hasOptedOut))) return answer.outcome;
  return hasOptedOut ? 'optedOut' : 'asked';
};

/** Returns what a party sees of a question. */
export const shownToParty = async (
  dependencies: AskedDependencies,
  { record, draft, party, mailbox, isOutdated }: Asked,
): Promise<AskedShares> => {
  const shares = isOutdated ? [] : ownShares(draft.details.rights, record.partyId);
  const administrators = shares.flatMap((share): readonly PartyId[] =>
    share.side === 'writer' && share.administeredBy !== undefined ? [share.administeredBy] : [],
  );
  const [account, artists, publishers, optedOut] = await Promise.all([
    accountName(dependencies, draft),
    artistNames(dependencies, draft),
    dependencies.partyStore.findMany(administrators),
    dependencies.confirmationStore.optedOut([mailbox]),
  ]);
  const { title } = draft.details;
  const tdm = givenConsents(draft.details.tdm);
  return {
    ...{ account, shares, artists: isOutdated ? [] : artists, party: isOutdated ? '' : (party?.name ?? '') },
    ...(title !== undefined && !isOutdated && { title }),
    ...(tdm && !isOutdated && { tdm }),
    publishers: new Map(
      publishers
        .filter(({ accountId }) => accountId === draft.accountId)
        .map(({ partyId, name }) => [partyId, name]),
    ),
    state: stateOf(record, { isOutdated, hasOptedOut: optedOut.size > 0 }),
    until: record.code.until,
  };
};

import type { Track } from '../../../domain/catalog/track.ts';
import { informedOfDecision, revisionDecidedMail, studioLink } from '../../../domain/drafts/draft-mails.ts';
import { droppedParties } from '../../../domain/drafts/revision-parties.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { ShareConfirmation } from '../../../domain/parties/confirmation.ts';
import { isSettledBy } from '../../../domain/parties/dispute.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { Effects } from '../../../ports/driven/shared/effects.ts';
import type { DecideRevision } from '../../../ports/driving/drafts/revisions.ts';
import { noted } from '../../accounts/people.ts';
import { mailsToMembers } from '../../mail/mail-to.ts';
import { submittedQuestions } from '../../parties/confirmations/submitted-questions.ts';
import { staffNote } from '../../shared/staff-notes.ts';
import { droppedMails, type DroppedDependencies } from './dropped-parties.ts';
import { revisedAsSubmitted, type PendingRevision } from './revised-track.ts';

export interface EffectsDependencies extends DroppedDependencies {
  readonly artistStore: DroppedDependencies['artistStore'] & Pick<ArtistStore, 'members'>;
}

export interface Decided extends Pick<Parameters<DecideRevision>[0], 'caller' | 'act' | 'reasons'> {
  readonly at: Instant;
}

const mailsOf = async (
  dependencies: EffectsDependencies,
  pending: PendingRevision,
  { title, isrc, moderationStatus }: Track,
  { act, reasons, at }: Decided,
): Promise<readonly Mail[]> => {
  const { artistStore, baseUrl } = dependencies;
  const members = await artistStore.members(pending.draft.accountId);
  const isTakenDown = moderationStatus === 'taken_down';
  const link = studioLink(baseUrl, pending.draft.trackId);
  const toAccount = mailsToMembers(dependencies, informedOfDecision(members), (wording) =>
    revisionDecidedMail(wording, { title, act, reasons, isTakenDown, link }),
  );
  if (act !== 'approve') return toAccount;
  const toParties = await droppedMails(dependencies, pending, { isrc, members, at });
  return [...toAccount, ...toParties];
};

/** Returns the effects of a decision about a revision: its note, and its emails to the account and to parties whose shares end. */
export const effectsOf = async (
  dependencies: EffectsDependencies,
  pending: PendingRevision,
  track: Track,
  { settled = [], ...decided }: Decided & { readonly settled?: readonly ShareConfirmation[] },
): Promise<Effects> => {
  const { trackId, accountId, submitted } = pending.draft;
  const { staffId } = decided.caller.member;
  const isApproved = decided.act === 'approve';
  const dropped = droppedParties(submitted?.details.rights, pending.revision.details.rights);
  const subjects = [trackId, accountId, ...(isApproved ? dropped : [])];
  const { fields } = revisedAsSubmitted(dependencies, track, pending);
  const detail = {
    changed: fields.join(', '),
    ...(settled.length > 0 && { endedDisputes: settled.map(({ partyId }) => partyId).join(', ') }),
  };
  const note = staffNote(staffId, decided.at, `track.${decided.act}_revision`, subjects, detail);
  return { ...noted(note), mails: await mailsOf(dependencies, pending, track, decided) };
};

/**
 * Returns the confirmations whose disputes end with the approval: their parties have confirmed what the revision has, when it was submitted or
 * since.
 */
export const settledBy = async (
  {
    confirmationStore,
    partyStore,
    digest,
  }: Pick<EffectsDependencies, 'partyStore' | 'digest'> & {
    readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf'>;
  },
  { draft, revision }: PendingRevision,
): Promise<readonly ShareConfirmation[]> => {
  const disputes = await confirmationStore.disputesOf(draft.trackId);
  const found = await partyStore.findMany(disputes.map(({ partyId }) => partyId));
  const present = new Map(found.map((party) => [party.partyId, party]));
  return disputes.filter((record) => {
    const { partyId } = record;
    const asked = { partyId, party: present.get(partyId) };
    return submittedQuestions(digest, draft, revision, asked).some((one) => isSettledBy(record, one));
  });
};

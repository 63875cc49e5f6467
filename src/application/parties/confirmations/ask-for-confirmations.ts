import type { ArtistMember, MailedCode } from '../../../domain/artists/account.ts';
import { unverifiedFor } from '../../../domain/artists/payout-change.ts';
import { roleMissingFor } from '../../../domain/artists/profile.ts';
import { ownedDraft, type Draft } from '../../../domain/drafts/draft.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import {
  askedAgain,
  dueMail,
  maxAskedAtOnce,
  type ShareConfirmation,
} from '../../../domain/parties/confirmation.ts';
import { shareConfirmationMail } from '../../../domain/parties/share-mails.ts';
import type { AccountId, PartyId } from '../../../domain/shared/ids.ts';
import { languageOf } from '../../../domain/shared/language.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type { ArtistStore } from '../../../ports/driven/artists/artist-store.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { RateLimiter } from '../../../ports/driven/limits/rate-limiter.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import type { ConfirmationStore, ShareAsking } from '../../../ports/driven/parties/confirmation-store.ts';
import type { Clock, Ids, Randomness } from '../../../ports/driven/shared/environment.ts';
import type { RateLimited } from '../../../ports/driving/limits.ts';
import type { AskForConfirmations } from '../../../ports/driving/parties/confirmations.ts';
import { newArtistCode } from '../../artists/artist-codes.ts';
import { tooManyShareMails } from '../../artists/artist-mail-rates.ts';
import { artistNote } from '../../artists/artist-notes.ts';
import { ownArtist } from '../../artists/own-artist.ts';
import { mailTo } from '../../mail/mail-to.ts';
import { encryptedMail } from '../../mail/encrypted-mail.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import {
  confirmationOf,
  sharingPartiesOf,
  type ConfirmationDependencies,
  type SharingParty,
} from './track-confirmations.ts';

interface Dependencies extends ConfirmationDependencies {
  readonly draftStore: Pick<DraftStore, 'find'>;
  readonly artistStore: ArtistStore;
  readonly confirmationStore: Pick<ConfirmationStore, 'ofTrack' | 'optedOut' | 'ask'>;
  readonly limiter: RateLimiter;
  readonly randomness: Randomness;
  readonly secretCipher: SecretCipher;
  readonly mailTexts: MailTexts;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly baseUrl: string;
}

/** A question that is emailed now. */
interface Emailed {
  readonly asked: SharingParty;
  readonly confirmation: ShareConfirmation;
  readonly mail: Mail;
}

/** Returns a function that returns the question of a party as it is emailed now, if there is one. */
const emailing =
  (dependencies: Dependencies, account: string, member: ArtistMember) =>
  ({ party, facts }: SharingParty): readonly Emailed[] => {
    const { clock, mailTexts, secretCipher, baseUrl } = dependencies;
    const now = clock.now();
    const due = dueMail(facts, now);
    if (!due || !facts.question || party.email === undefined) return [];
    const { code, stored }: { code: string; stored: MailedCode } = newArtistCode(dependencies, 'share');
    const confirmation = askedAgain(facts.question, facts.record, { code: stored, now });
    const text = shareConfirmationMail(mailTexts.in(languageOf(member)), {
      ...{ account, code, baseUrl },
      isReminder: due === 'reminder',
    });
    const mail = encryptedMail(secretCipher, mailTo(dependencies, party.email, text));
    return [{ asked: { party, facts: { ...facts, record: confirmation } }, confirmation, mail }];
  };

/** Returns a function that counts the email to a party once, whatever is attempted again, and returns why it may not be sent. */
const counting = (dependencies: Dependencies, accountId: AccountId, address: string) => {
  const counted = new Map<PartyId, Promise<RateLimited | undefined>>();
  return ({ confirmation: { partyId }, mail: { to } }: Emailed): Promise<RateLimited | undefined> => {
    const outcome = counted.get(partyId) ?? tooManyShareMails(dependencies, { accountId, address, to });
    counted.set(partyId, outcome);
    return outcome;
  };
};

/** Returns those of the questions that may be emailed now, or why none may. */
const permitted = async (
  emailed: readonly Emailed[],
  failureOf: ReturnType<typeof counting>,
): Promise<readonly Emailed[] | RateLimited> => {
  const allowed: Emailed[] = [];
  let limited: RateLimited | undefined;
  for (const one of emailed) {
    if (allowed.length === maxAskedAtOnce) break;
    const failure = await failureOf(one);
    if (failure) limited = failure;
    else allowed.push(one);
  }
  return limited && allowed.length === 0 ? limited : allowed;
};

const commitOf = (
  { trackId, accountId, version }: Draft,
  emailed: readonly Emailed[],
  member: ArtistMember,
  now: number,
): ShareAsking => ({
  trackId,
  confirmations: emailed.map(({ confirmation }) => confirmation),
  guards: { draft: version },
  effects: {
    events: [],
    mails: emailed.map(({ mail }) => mail),
    audit: artistNote(member, now, 'ask_share_confirmations', {
      subjects: [accountId, trackId, ...emailed.map(({ asked }) => asked.party.partyId)],
    }),
    idempotency: undefined,
  },
});

export const askForConfirmations =
  (dependencies: Dependencies): AskForConfirmations =>
  ({ caller, trackId, address }) => {
    const failureOf = counting(dependencies, caller.member.accountId, address);
    return retryOnConflict(async () => {
      const { draftStore, artistStore, confirmationStore, clock } = dependencies;
      const { artist, member } = await ownArtist(artistStore, caller);
      const rejected = roleMissingFor(member, 'tracks') ?? unverifiedFor(member);
      if (rejected) return fail(rejected);
      const found = ownedDraft(member, await draftStore.find(trackId));
      if (!found.ok) return found;
      const draft = found.value;
      const parties = await sharingPartiesOf(dependencies, draft, member);
      const due = parties.flatMap(emailing(dependencies, artist.name, member));
      const questions = await permitted(due, failureOf);
      if ('kind' in questions) return fail(questions);
      const asked = new Map(questions.map((one) => [one.asked.party.partyId, one.asked]));
      const emailed = [...asked.keys()];
      const confirmations = parties.map((party) =>
        confirmationOf(draft, asked.get(party.party.partyId) ?? party),
      );
      if (emailed.length === 0) return ok({ confirmations, emailed });
      const commit = commitOf(draft, questions, member, clock.now());
      return (await confirmationStore.ask(commit)) === 'asked' ? ok({ confirmations, emailed }) : 'conflict';
    });
  };

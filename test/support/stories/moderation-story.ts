import { decryptedMail } from '../../../src/application/mail/encrypted-mail.ts';
import type { Track } from '../../../src/domain/catalog/track.ts';
import type { Decision, Verdict } from '../../../src/domain/moderation/decision.ts';
import type { StatementOfReasons } from '../../../src/domain/moderation/statement.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import type { DomainEvent } from '../../../src/domain/shared/event.ts';
import type { AppealId, DecisionId, TrackId } from '../../../src/domain/shared/ids.ts';
import type { Role } from '../../../src/domain/staff/staff.ts';
import type { StaffCaller } from '../../../src/ports/driving/staff/staff.ts';
import { aStatement } from '../builders/moderation-builders.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';

export const pending = { moderationStatus: 'pending_review' } as const;

/** Members of staff of these roles, as callers. */
export const staffed = async <const Teams extends readonly (readonly Role[])[]>(
  world: World,
  ...teams: Teams
): Promise<{ readonly [Nth in keyof Teams]: StaffCaller }> => {
  const callers: StaffCaller[] = [];
  for (const roles of teams) callers.push((await world.aColleague(...roles)).caller);
  return callers as { readonly [Nth in keyof Teams]: StaffCaller };
};

export const deciding =
  (world: World, caller: StaffCaller) =>
  (
    { trackId }: Pick<Track, 'trackId'>,
    verdict: Verdict,
    statement: Partial<StatementOfReasons> = {},
  ): Promise<Decision> =>
    world.useCases.takeDecision({ caller, trackId, verdict, statement: aStatement(statement) }).then(valueOf);

export const disputed = { act: 'take_down', reason: 'disputed' } as const;

/** An approved track that the caller has taken down. */
export const takenDown = async (world: World, caller: StaffCaller) => {
  const track = await world.aTrackInCatalog();
  return { track, decision: await deciding(world, caller)(track, disputed) };
};

let addresses = 0;

/** A submission from an address of its own. */
export const appealing = (
  trackId: TrackId,
  contactEmail = 'ada@finch.example',
  changes: { readonly decisionId?: DecisionId; readonly address?: string } = {},
) => ({
  trackId,
  requested: {
    grounds: 'licensed' as const,
    statement: 'We hold a license for the sample.',
    contactEmail,
    evidence: [{ url: 'https://finch.example/license.pdf' }],
  },
  address: `192.0.2.${++addresses}`,
  ...changes,
});

/** An appeal that came in, with its code. */
export const anAppealBy = async (world: World, trackId: TrackId, contactEmail?: string) => {
  const { appeal, code } = valueOf(await world.useCases.submitAppeal(appealing(trackId, contactEmail)));
  return { appeal, code, own: { appealId: appeal.appealId, code } };
};

/** The steps of one reviewer. */
export const reviewing = ({ useCases }: World, caller: StaffCaller) => {
  const text = 'The license covers the sample.';
  return {
    takeUp: (appealId: AppealId) => useCases.moveAppeal({ caller, appealId, review: { action: 'take_up' } }),
    ask: (appealId: AppealId) =>
      useCases.moveAppeal({ caller, appealId, review: { action: 'request_info', text: 'Which license?' } }),
    dismiss: (appealId: AppealId) =>
      useCases.moveAppeal({ caller, appealId, review: { action: 'dismiss', text: 'No appeal at all.' } }),
    uphold: (appealId: AppealId) =>
      useCases.upholdDecision({ caller, appealId, review: { action: 'uphold', text } }),
    overturn: (appealId: AppealId, approve = false) =>
      useCases.overturnDecision({ caller, appealId, review: { action: 'overturn', text, approve } }),
  };
};

/** The events after this number of events. */
export const eventsSince = async ({ ports }: World, before: number): Promise<readonly DomainEvent[]> =>
  (await ports.outbox.list({ limit: 1_000 })).slice(before);

export const countEvents = async ({ ports }: World): Promise<number> =>
  (await ports.outbox.list({ limit: 1_000 })).length;

/** Emails that nobody has taken yet; they count as sent. */
export const mailsOf = async ({ ports: { mailQueue }, clock }: World): Promise<readonly Mail[]> => {
  const now = clock.now();
  const due = await mailQueue.claim({ token: 'reader', now, until: now + 1 }, 1_000);
  for (const { mail } of due) await mailQueue.settle(mail.mailId, 'reader', { outcome: 'sent', at: now });
  return due.map(({ mail }) => mail);
};

/** The same, as they are read: those that hold a code were kept encrypted. */
export const openedMailsOf = async (world: World): Promise<readonly Mail[]> =>
  (await mailsOf(world)).map((mail) => decryptedMail(world.ports.secretCipher, mail) ?? mail);

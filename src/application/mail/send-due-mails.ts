import { nextTry } from '../../domain/mail/mail.ts';
import { nextClaim } from '../../domain/shared/claims/claim-size.ts';
import { fail } from '../../domain/shared/result.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { Mailer, MailRejected } from '../../ports/driven/mail/mailer.ts';
import type { DueMail, MailQueue } from '../../ports/driven/mail/mail-queue.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { MailReport, SendDueMails } from '../../ports/driving/mail.ts';
import { decryptedMail } from './encrypted-mail.ts';

interface Dependencies {
  readonly mailQueue: MailQueue;
  readonly mailer: Mailer;
  readonly secretCipher: SecretCipher;
  readonly clock: Clock;
  readonly ids: Ids;
}

const encryptedOtherwise = fail<MailRejected>({
  kind: 'mail-rejected',
  isPermanent: true,
  detail: 'its code was encrypted with another MASTER_KEY',
});

/** Much longer than sending takes, so that no other worker sends the same email meanwhile. */
const leaseMs = 2 * 60_000;

/**
 * An email is sent twice only if a worker crashes between sending and settling. Claims fewer emails after a claim that was slow or
 * failed, because a claim that fails can leave all of its emails leased and unsent.
 */
export const sendDueMails = ({ mailQueue, mailer, secretCipher, clock, ids }: Dependencies): SendDueMails => {
  const send = async ({ mail, failures }: DueMail, token: string): Promise<MailReport> => {
    const { mailId, kind } = mail;
    const opened = decryptedMail(secretCipher, mail);
    const sent = opened ? await mailer.send(opened) : encryptedOtherwise;
    const at = clock.now();
    if (sent.ok) {
      await mailQueue.settle(mailId, token, { outcome: 'sent', at });
      return { mailId, kind, outcome: 'sent', ...sent.value };
    }
    const { detail, isPermanent } = sent.failure;
    const tryAt = isPermanent ? undefined : nextTry(failures + 1, at);
    await mailQueue.settle(mailId, token, { outcome: 'failed', at, detail, tryAt });
    return tryAt === undefined
      ? { mailId, kind, outcome: 'discarded', detail }
      : { mailId, kind, outcome: 'postponed', detail, tryAt };
  };

  let max = Infinity;
  return async (limit) => {
    const [token, now] = [ids.next('lease'), clock.now()];
    const requested = Math.min(max, limit);
    try {
      const due = await mailQueue.claim({ token, now, until: now + leaseMs }, requested);
      max = nextClaim(max, {
        ...{ requested, tookMs: clock.now() - now },
        isFull: 2 * due.length >= max,
      });
      return due.map((one) => send(one, token));
    } catch (error) {
      max = nextClaim(max, { requested, isFull: false });
      throw error;
    }
  };
};

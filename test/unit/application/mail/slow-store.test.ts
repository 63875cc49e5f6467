import { sendDueMails } from '../../../../src/application/mail/send-due-mails.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aMail, aNote, aStaffMember, mailId } from '../../../support/builders/staff-builders.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { effectsOf } from '../../../support/effects.ts';

const places = 5;
const manyTimes = 1_000;
/** Longer than the lease of an email. */
const leaseMs = 121_000;

const enqueue = async ({ ports }: World, count: number): Promise<readonly string[]> => {
  const mails = Array.from({ length: count }, (_, i) => aMail({}, i + 1));
  await ports.staffRegistry.add({ member: aStaffMember(), effects: effectsOf({ mails, audit: aNote() }) });
  return mails.map((_, i) => mailId(i + 1));
};

describe('a worker that sends emails', () => {
  it(
    'makes progress while the store leases all emails of a claim and then does not respond in time',
    inWorld(async (world) => {
      const ids = await enqueue(world, 12);
      const { mailQueue, mailer, secretCipher } = world.ports;
      const slow: typeof mailQueue = {
        ...mailQueue,
        claim: async (lease, limit) => {
          const claimed = await mailQueue.claim(lease, limit);
          if (limit > 1) throw new Unavailable('the store does not respond in time');
          return claimed;
        },
      };
      const send = sendDueMails({
        ...{ mailQueue: slow, mailer, secretCipher },
        clock: world.clock,
        ids: world.ports.ids,
      });
      /** Sends until nothing is due; the leases of failed claims are left to end. */
      const sendAll = async (): Promise<void> => {
        for (let tries = 0; tries < 20; tries++) {
          const sent = await send(places).catch(() => undefined);
          if (sent?.length === 0) return;
          await Promise.all(sent ?? []);
        }
      };
      for (let leases = 0; leases < 8; leases++) {
        await sendAll();
        world.clock.advance(leaseMs);
      }
      expect(world.sentMails.given.map((mail) => mail.mailId).toSorted()).toEqual(ids.toSorted());
    }),
  );

  it(
    'claims fewer emails after a claim that took too long, and more when the store is fast again',
    inWorld(async (world) => {
      await enqueue(world, 40);
      const claims: number[] = [];
      let isSlow = true;
      world.before(
        'mailQueue',
        'claim',
        async (_, limit) => {
          claims.push(Number(limit));
          if (isSlow) world.clock.advance(2_000);
        },
        manyTimes,
      );
      const send = async () => Promise.all(await world.useCases.sendDueMails(places));
      for (let n = 0; n < 4; n++) await send();
      expect(claims).toEqual([5, 2, 1, 1]);
      isSlow = false;
      while ((await send()).length > 0);
      expect(claims.slice(4, 8)).toEqual([1, 2, 4, 5]);
      expect(world.sentMails.given).toHaveLength(40);
    }),
  );
});

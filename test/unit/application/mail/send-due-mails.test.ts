import { aesSecretCipher } from '../../../../src/adapters/crypto/index.ts';
import { encryptedMail } from '../../../../src/application/mail/encrypted-mail.ts';
import { retriesMs } from '../../../../src/domain/mail/mail.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import { noon } from '../../../support/builders/builders.ts';
import { aMail, aNote, aStaffMember, mailId } from '../../../support/builders/staff-builders.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';
import { aWorld, inWorld, type World } from '../../../support/worlds/world.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { effectsOf } from '../../../support/effects.ts';

const minute = 60_000;
const rejected = (isPermanent: boolean) =>
  fail({ kind: 'mail-rejected', isPermanent, detail: '451 later' } as const);

/** Emails that wait: they come with the commit of a new colleague. */
const enqueue = async ({ ports }: World, count = 1): Promise<void> => {
  const mails = Array.from({ length: count }, (_, i) => aMail({}, i + 1));
  await ports.staffRegistry.add({ member: aStaffMember(), effects: effectsOf({ mails, audit: aNote() }) });
};
const sendDue = async ({ useCases }: World, limit = 10) => Promise.all(await useCases.sendDueMails(limit));
const givenIds = ({ sentMails }: World) => sentMails.given.map((mail) => mail.mailId);

describe('mail that is due', () => {
  it(
    'is sent once, in batches of the requested size',
    inWorld(async (world) => {
      await enqueue(world, 3);
      expect(await sendDue(world, 2)).toEqual([
        { mailId: mailId(1), kind: 'staff_invitation', outcome: 'sent' },
        { mailId: mailId(2), kind: 'staff_invitation', outcome: 'sent' },
      ]);
      expect(await sendDue(world)).toHaveLength(1);
      world.clock.advance(30 * 24 * 60 * minute);
      expect(await sendDue(world)).toEqual([]);
      expect(world.sentMails.given).toEqual([1, 2, 3].map((n) => aMail({}, n)));
    }),
  );

  it(
    'is opened only as it is sent, and given up where it was encrypted under another key',
    inWorld(async (world) => {
      const { secretCipher, staffRegistry } = world.ports;
      const foreign = aesSecretCipher({ masterKey: Buffer.alloc(32, 9) });
      const mails = [encryptedMail(secretCipher, aMail()), encryptedMail(foreign, aMail({}, 2))];
      expect(JSON.stringify(mails)).not.toContain('You were invited.');
      await staffRegistry.add({ member: aStaffMember(), effects: effectsOf({ mails, audit: aNote() }) });
      const detail = 'its code was encrypted with another MASTER_KEY';
      expect(await sendDue(world)).toEqual([
        { mailId: mailId(1), kind: 'staff_invitation', outcome: 'sent' },
        { mailId: mailId(2), kind: 'staff_invitation', outcome: 'discarded', detail },
      ]);
      expect(world.sentMails.given).toEqual([aMail()]);
    }),
  );

  it(
    'returns the name of the file to which it was written',
    inWorld(async (world) => {
      await enqueue(world);
      world.sentMails.answerWith(async ({ mailId: id }) => ok({ file: `/data/mail/${id}.eml` }));
      expect(await sendDue(world)).toMatchObject([{ outcome: 'sent', file: `/data/mail/${mailId()}.eml` }]);
    }),
  );

  it(
    'is postponed longer each time that it is not accepted, and given up after the last time',
    inWorld(async (world) => {
      await enqueue(world);
      world.sentMails.answerWith(async () => rejected(false));
      let now = noon;
      for (const [i, wait] of retriesMs.entries()) {
        const tryAt = now + wait;
        expect(await sendDue(world)).toMatchObject([{ outcome: 'postponed', detail: '451 later', tryAt }]);
        world.clock.set(tryAt - 1);
        expect(await sendDue(world)).toEqual([]);
        world.clock.set((now = tryAt));
        expect(world.sentMails.given).toHaveLength(i + 1);
      }
      expect(await sendDue(world)).toMatchObject([{ outcome: 'discarded', detail: '451 later' }]);
      world.clock.advance(30 * 24 * 60 * minute);
      expect(await sendDue(world)).toEqual([]);
      expect(world.sentMails.given).toHaveLength(retriesMs.length + 1);
    }),
  );

  it(
    'is given up immediately when it is rejected permanently, and not sent again',
    inWorld(async (world) => {
      await enqueue(world);
      world.sentMails.answerWith(async () => rejected(true));
      expect(await sendDue(world)).toMatchObject([{ mailId: mailId(), outcome: 'discarded' }]);
      world.clock.advance(30 * 24 * 60 * minute);
      expect(await sendDue(world)).toEqual([]);
    }),
  );

  it(
    'is sent while another one hangs, and if the outcome of another one cannot be stored',
    inWorld(async (world) => {
      await enqueue(world, 3);
      const { promise: hanging, resolve } = Promise.withResolvers<undefined>();
      world.sentMails.answerWith(async (mail) => {
        if (mail.mailId === mailId(1)) await hanging;
        return ok({});
      });
      world.before('mailQueue', 'settle', async () => {
        throw new Error('the store is away');
      });
      const [first, ...others] = await world.useCases.sendDueMails(10);
      const ends = await Promise.allSettled(others);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      resolve(undefined);
      expect(await first).toMatchObject({ mailId: mailId(1), outcome: 'sent' });
    }),
  );

  it(
    'is sent again by another worker if its sender crashed before it could settle, and not earlier',
    inWorld(async (world) => {
      await enqueue(world);
      world.before('mailQueue', 'settle', async () => {
        throw new Error('killed');
      });
      await expect(sendDue(world)).rejects.toThrow('killed');
      world.clock.advance(minute);
      expect(await sendDue(world)).toEqual([]);
      world.clock.advance(minute);
      expect(await sendDue(world)).toMatchObject([{ outcome: 'sent' }]);
      expect(givenIds(world)).toEqual([mailId(), mailId()]);
    }),
  );

  it('is sent once by two workers that take turns on one store', () =>
    inFolder(async (folder) => {
      const clock = stoppedClock();
      const worlds = [1, 2].map(() => aWorld({ file: `${folder}/licensing.db`, clock }));
      const [one, another] = worlds;
      if (!one || !another) throw new Error('no worlds');
      await enqueue(one, 60);
      let left = true;
      while (left) {
        const reports = await Promise.all(worlds.flatMap((world) => [sendDue(world, 3), sendDue(world, 3)]));
        left = reports.flat().length > 0;
      }
      const given = [...givenIds(one), ...givenIds(another)];
      expect(given).toHaveLength(60);
      expect(new Set(given).size).toBe(60);
      await Promise.all(worlds.map((world) => world.close()));
    }));
});

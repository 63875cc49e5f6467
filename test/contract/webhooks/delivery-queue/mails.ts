import { noon, eventId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aMail, mailId } from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aLease, deliveryOf, enroll, logOf, minute, enqueueFirst, type QueueView } from './stage.ts';

const day = 1_440 * minute;

/** Returns the due emails, leased or not. */
const dueMails = async ({ mailQueue }: QueueView): Promise<readonly string[]> => {
  const look = { token: 'look', now: noon + day, until: noon + day };
  return (await mailQueue.claim(look, 100)).map(({ mail }) => mail.mailId);
};

export const mailPolicies = (open: OpenWorld<QueueView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  /** Records an event with two subscribed endpoints, and returns its page. */
  const begun = async (view: QueueView) => {
    await enroll(view, 2);
    await enqueueFirst(view, 1);
    await view.queue.claimEvents(aLease('first'), 1);
    const deliveries = [deliveryOf(1, 1), deliveryOf(1, 2)];
    return { eventId: eventId(1), token: 'first', deliveries, mails: [aMail()], progress: 'done' as const };
  };

  return [
    policy('queues an email unchanged, in the commit of its page', async (view) => {
      await view.queue.fanOut({ ...(await begun(view)), mails: [aMail({}, 2), aMail()] });
      const due = await view.mailQueue.claim(aLease('sender'), 10);
      expect(due.map(({ mail }) => mail)).toEqual([aMail(), aMail({}, 2)]);
    }),

    policy('queues an email if no endpoint is subscribed to the event', async (view) => {
      const page = await begun(view);
      expect(await view.queue.fanOut({ ...page, deliveries: [] })).toBe('written');
      expect(await dueMails(view)).toEqual([mailId()]);
    }),

    policy('queues an email once, however often an interrupted fan-out is resumed', async (view) => {
      const page = await begun(view);
      const after = { after: deliveryOf(1, 1).endpointId };
      await view.queue.fanOut({ ...page, progress: after });
      await view.queue.claimEvents(aLease('second', noon + minute), 1);
      await view.queue.fanOut({ ...page, token: 'second', progress: after });
      expect(await view.queue.fanOut({ ...page, token: 'second' })).toBe('written');
      expect(await dueMails(view)).toEqual([mailId()]);
      expect(await logOf(view, 2)).toEqual([deliveryOf(1, 2)]);
    }),

    policy('does not queue an email again that was sent meanwhile', async (view) => {
      const page = await begun(view);
      await view.queue.fanOut({ ...page, progress: { after: deliveryOf(1, 1).endpointId } });
      await view.mailQueue.claim(aLease('sender'), 1);
      await view.mailQueue.settle(mailId(), 'sender', { outcome: 'sent', at: noon });
      await view.queue.fanOut(page);
      expect(await dueMails(view)).toEqual([]);
    }),

    policy('leaves one email when twenty concurrent callers write one page', async (view, concurrently) => {
      const page = await begun(view);
      const progress = { after: deliveryOf(1, 2).endpointId };
      await concurrently(20, ({ queue }) => queue.fanOut({ ...page, progress }));
      expect(await dueMails(view)).toEqual([mailId()]);
    }),

    policy('leaves no email of a page that fails halfway', async (view) => {
      const page = await begun(view);
      const twice = { ...deliveryOf(1, 2), deliveryId: deliveryOf(1, 1).deliveryId };
      const broken = { ...page, deliveries: [deliveryOf(1, 1), twice] };
      await expect(view.queue.fanOut(broken)).rejects.toThrow();
      expect(await dueMails(view)).toEqual([]);
      await view.queue.fanOut(page);
      expect(await dueMails(view)).toEqual([mailId()]);
    }),

    policy('leaves no email for a dispatcher that no longer holds the event', async (view) => {
      const page = await begun(view);
      await view.queue.claimEvents(aLease('second', noon + minute), 1);
      expect(await view.queue.fanOut(page)).toBe('lease-lost');
      expect(await view.queue.fanOut({ ...page, deliveries: [] })).toBe('lease-lost');
      expect(await dueMails(view)).toEqual([]);
    }),
  ];
};

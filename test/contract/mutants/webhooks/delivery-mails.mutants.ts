import type { DeliveryQueue } from '../../../../src/ports/driven/webhooks/delivery-queue.ts';
import { mailId } from '../../../support/builders/staff-builders.ts';
import type { QueueView } from '../../webhooks/delivery-queue/stage.ts';

type FanOut = DeliveryQueue['fanOut'];

const fanningOut =
  (break_: (real: FanOut, view: QueueView) => FanOut) =>
  (view: QueueView): QueueView => ({
    ...view,
    queue: { ...view.queue, fanOut: break_((page) => view.queue.fanOut(page), view) },
  });

let written = 0;

/** Queues that break what they promise of emails, each with the cases that must catch it. */
export const deliveryMailMutants: readonly {
  readonly title: string;
  readonly by: readonly string[];
  readonly of: (view: QueueView) => QueueView;
}[] = [
  {
    title: 'pages whose emails are lost',
    by: ['queues an email unchanged, in the commit of its page'],
    of: fanningOut((real) => (page) => real({ ...page, mails: [] })),
  },
  {
    title: 'emails that come with deliveries only',
    by: ['queues an email if no endpoint is subscribed to the event'],
    of: fanningOut((real) => (page) => real({ ...page, ...(page.deliveries.length === 0 && { mails: [] }) })),
  },
  {
    title: 'emails that are queued before their page is committed',
    by: ['leaves no email of a page that fails halfway'],
    of: fanningOut((real) => async (page) => {
      for (const { endpointId } of page.deliveries.slice(0, 1))
        await real({ ...page, deliveries: [], progress: { after: endpointId } });
      return real({ ...page, mails: [] });
    }),
  },
  {
    title: 'emails that are new each time',
    by: [
      'queues an email once, however often an interrupted fan-out is resumed',
      'does not queue an email again that was sent meanwhile',
      'leaves one email when twenty concurrent callers write one page',
    ],
    of: fanningOut(
      (real) => (page) =>
        real({
          ...page,
          mails: page.mails.map((mail) => ({ ...mail, mailId: mailId(1_000 + ++written) })),
        }),
    ),
  },
  {
    title: 'emails of a fan-out whose lease was lost',
    by: ['leaves no email for a dispatcher that no longer holds the event'],
    of: fanningOut((real, { queue }) => async (page) => {
      const done = await real(page);
      if (done !== 'lease-lost') return done;
      await queue.claimEvents({ token: 'late', now: Date.UTC(2027), until: Date.UTC(2028) }, 1);
      await real({ ...page, token: 'late' });
      return done;
    }),
  },
];

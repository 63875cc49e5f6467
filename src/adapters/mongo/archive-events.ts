import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import * as book from './content-book.ts';
import * as tally from './delivery-tallies.ts';
import type { DocumentKind } from './document-kind.ts';
import * as roll from './endpoint-roll.ts';
import * as delivery from './event-deliveries.ts';
import { laneOf, type LaneDocument } from './lanes.ts';
import * as event from './outbox.ts';

type EventKind =
  'events' | 'endpoints' | 'event-deliveries' | 'delivery-tallies' | 'content-registers' | 'content-notices';

/** How events, and what became of them, are kept. */
export const eventKinds: { readonly [Kind in EventKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  events: {
    collection: 'outbox',
    document: ({ event: told, waiting }) => ({
      ...event.toDocument(told, waiting !== undefined),
      ...waiting,
    }),
    record: ({ event: told, waiting, after }: event.EventDocument) => ({
      event: told,
      ...(waiting && { waiting: after === undefined ? {} : { after } }),
    }),
  },
  endpoints: {
    collection: 'endpoints',
    document: ({ endpoint }) => roll.toDocument(endpoint, endpoint.endpointId),
    record: ({ endpoint }: roll.EndpointDocument, lane: LaneDocument | undefined) => {
      const { health = {}, nextDue } = lane ?? {};
      return { endpoint, health, ...(nextDue !== undefined && { nextDue }) };
    },
    beside: {
      collection: 'lanes',
      document: ({ endpoint, health, nextDue }) => laneOf(endpoint, health, nextDue),
    },
  },
  'event-deliveries': {
    collection: 'event_deliveries',
    document: (one) => delivery.toDocument(one),
    record: (document: delivery.EventDeliveryDocument) => document.delivery,
  },
  'delivery-tallies': {
    collection: 'delivery_tallies',
    document: (one) => tally.toDocument(one),
    record: (document: tally.TallyDocument) => tally.fromDocument(document),
  },
  'content-registers': {
    collection: 'content_registers',
    document: (register) => book.toRegisterDocument(register),
    record: ({ register }: book.RegisterDocument) => register,
  },
  'content-notices': {
    collection: 'content_notices',
    document: (notice) => book.toNoticeDocument(notice),
    record: (document: book.NoticeDocument) => book.noticeOf(document),
  },
};

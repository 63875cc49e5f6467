import type { ArchiveRecords } from '../../ports/driven/archive.ts';
import type { DocumentKind } from './document-kind.ts';
import * as event from './outbox.ts';

interface EndpointDocument {
  readonly _id: string;
  readonly endpoint: ArchiveRecords['endpoints']['endpoint'];
}
type LaneDocument = Omit<ArchiveRecords['endpoints'], 'endpoint'> & { readonly _id: string };
interface EventDeliveryDocument {
  readonly _id: string;
  readonly delivery: ArchiveRecords['event-deliveries'];
}
interface RegisterDocument {
  readonly _id: string;
  readonly register: ArchiveRecords['content-registers'];
}
interface NoticeDocument {
  readonly _id: string;
  readonly notice: ArchiveRecords['content-notices'];
}

type EventKind = 'events' | 'endpoints' | 'event-deliveries' | 'content-registers' | 'content-notices';

/** How events, and what became of them, are kept. */
export const eventKinds: { readonly [Kind in EventKind]: DocumentKind<ArchiveRecords[Kind]> } = {
  events: {
    collection: 'outbox',
    document: ({ event: told, waiting }) => ({
      ...event.toDocument(told),
      ...(waiting && { waiting: true, ...waiting }),
    }),
    record: ({ event: told, waiting, after }: event.EventDocument) => ({
      event: told,
      ...(waiting && { waiting: after === undefined ? {} : { after } }),
    }),
  },
  endpoints: {
    collection: 'endpoints',
    document: ({ endpoint }) => ({ _id: endpoint.endpointId, endpoint }),
    record: ({ endpoint }: EndpointDocument, lane: LaneDocument | undefined) => {
      const { _id, ...rest } = lane ?? { _id: '', health: {} };
      return { endpoint, ...rest };
    },
    beside: {
      collection: 'lanes',
      document: ({ endpoint: { endpointId: _id }, ...lane }) => ({ _id, ...lane }),
    },
  },
  'event-deliveries': {
    collection: 'event_deliveries',
    document: (delivery) => ({ _id: delivery.deliveryId, delivery }),
    record: ({ delivery }: EventDeliveryDocument) => delivery,
  },
  'content-registers': {
    collection: 'content_registers',
    document: (register) => ({ _id: `${register.platformId}/${register.contentId}`, register }),
    record: ({ register }: RegisterDocument) => register,
  },
  'content-notices': {
    collection: 'content_notices',
    document: (notice) => ({ _id: `${notice.platformId}/${notice.webhookId}`, notice }),
    record: ({ notice }: NoticeDocument) => notice,
  },
};

import { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { License } from '../../../domain/licensing/license.ts';
import type { ArchiveKind } from '../../../ports/driven/storage/archive.ts';
import type * as older from './documents.ts';
import type { OlderKind } from './older-kind.ts';

/** Licenses, forensic marks, events with their endpoints and deliveries, and the content that platforms report. */
export const licensingKinds = {
  licenses: {
    collection: 'licenses',
    record: ({ license: { metadata, ...license }, noticeAt }: older.LicenseDocument) => ({
      license: { ...license, metadata: Object.fromEntries(metadata) } as License,
      ...(noticeAt !== undefined && { noticeAt }),
    }),
  },
  'forensic-marks': {
    collection: 'forensic_marks',
    record: ({ _id, licenseId }: older.MarkDocument) => ({
      mark: ForensicMark(Number.parseInt(_id, 16)),
      licenseId,
    }),
  },
  'license-months': {
    collection: 'license_months',
    record: ({ platformId, month, issued, days }: older.MonthDocument) => ({
      ...{ platformId, month, issued, days },
    }),
  },
  events: {
    collection: 'outbox',
    record: ({ event, waiting, after }: older.EventDocument) => ({
      event,
      ...(waiting && { waiting: after === undefined ? {} : { after } }),
    }),
  },
  endpoints: {
    collection: 'endpoints',
    beside: { collection: 'lanes', by: '_id' },
    record: ({ endpoint }: older.EndpointDocument, lane: older.LaneDocument | undefined) => ({
      endpoint,
      health: lane?.health ?? {},
      ...(lane?.nextDue !== undefined && { nextDue: lane.nextDue }),
    }),
  },
  'event-deliveries': {
    collection: 'event_deliveries',
    beside: { collection: 'lanes', by: 'endpointId' },
    record: ({ delivery }: older.EventDeliveryDocument, lane: older.LaneDocument | undefined) =>
      delivery.status === 'pending' && (lane === undefined || lane.state === 'removed')
        ? undefined
        : delivery,
  },
  'delivery-tallies': {
    collection: 'delivery_tallies',
    record: ({ _id, ...document }: older.AttemptCountsDocument) => document,
  },
  'content-registers': {
    collection: 'content_registers',
    record: ({ register }: older.RegisterDocument) => register,
  },
  'content-notices': {
    collection: 'content_notices',
    record: ({ platformId, webhookId, answer, keepUntil }: older.NoticeDocument) => ({
      ...{ platformId, webhookId, keepUntil },
      answer: JSON.parse(answer) as unknown,
    }),
  },
} satisfies { readonly [Kind in ArchiveKind]?: OlderKind<Kind> };

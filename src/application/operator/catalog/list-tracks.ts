import { ok } from '../../../domain/shared/result.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { TrackLibrary } from '../../../ports/driven/catalog/track-library.ts';
import type { ListEvents, ListTracks } from '../../../ports/driving/operator/operator.ts';

export const listTracks =
  ({ library }: { readonly library: TrackLibrary }): ListTracks =>
  async ({ after, limit }) =>
    ok(await library.changes(after, limit));

export const listEvents =
  ({ outbox }: { readonly outbox: Outbox }): ListEvents =>
  async (page) =>
    ok(await outbox.list(page));

import { ok } from '../../../domain/shared/result.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { WebhookEndpointStore } from '../../../ports/driven/webhooks/webhook-endpoint-store.ts';
import type { DisabledByService, ListDisabledEndpoints } from '../../../ports/driving/webhooks/webhooks.ts';
import { pageOf, type Cursors } from '../../staff/records/record-page.ts';

interface Dependencies extends Cursors {
  readonly registry: PlatformRegistry;
  readonly endpointStore: WebhookEndpointStore;
}

export const listDisabledEndpoints =
  ({ registry, endpointStore, ...cursors }: Dependencies): ListDisabledEndpoints =>
  async ({ limit, cursor }) => {
    const page = await pageOf(cursors, { list: 'disabled-endpoints', filter: {}, cursor }, (after) =>
      endpointStore.listDisabled({ limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const found = await Promise.all(
      items.map(async (endpoint): Promise<readonly DisabledByService[]> => {
        const owner = await registry.find(endpoint.platformId);
        return owner ? [{ endpoint, platform: owner.platform }] : [];
      }),
    );
    return ok({ endpoints: found.flat(), nextCursor });
  };

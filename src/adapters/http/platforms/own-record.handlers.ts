import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Tiers } from '../../../domain/platforms/tier.ts';
import type * as platforms from '../../../ports/driving/platforms.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './own-record.contract.ts';
import { platformView } from './platform.views.ts';

export interface OwnRecordDependencies {
  readonly readOwnPlatform: platforms.ReadOwnPlatform;
  readonly editOwnPlatform: platforms.EditOwnPlatform;
  readonly confirmContact: platforms.ConfirmContact;
  readonly tiers: Tiers;
}

export const ownRecordEndpoints = ({ tiers, ...use }: OwnRecordDependencies): readonly Endpoint[] => {
  const shown = (platform: Platform) => {
    const body = platformView(platform, tiers);
    return { status: 200, body, etag: versionedTag(platform.version, body) } as const;
  };
  return [
    endpoint(routes.readPlatform, async ({ caller, params: { slug } }) => {
      const found = await use.readOwnPlatform({ caller, slug });
      return found.ok ? shown(found.value) : found;
    }),

    endpoint(routes.updatePlatform, async ({ caller, params: { slug }, headers, body }) => {
      const edited = await use.editOwnPlatform({ caller, slug, edit: body, ...allowedBy(headers) });
      return edited.ok ? shown(edited.value) : edited;
    }),

    endpoint(routes.confirmContact, async ({ caller, params: { slug }, body: { code } }) => {
      const confirmed = await use.confirmContact({ caller, slug, code });
      return confirmed.ok ? shown(confirmed.value) : confirmed;
    }),
  ];
};

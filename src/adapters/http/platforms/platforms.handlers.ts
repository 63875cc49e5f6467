import type { Tiers } from '../../../domain/platforms/tier.ts';
import { CredentialId } from '../../../domain/shared/ids.ts';
import type { Platforms } from '../../../ports/driving/platforms.ts';
import type * as platforms from '../../../ports/driving/platforms.ts';
import { csv } from '../vocabulary/csv.ts';
import { monthlyUsageCsv } from './monthly-usage.csv.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { preferredLanguage } from '../vocabulary/preferred-language.ts';
import { ipNetworksOf } from '../vocabulary/ip-networks.ts';
import type { CreateCredentialDto } from './credential.contract.ts';
import type { RegisterPlatformDto } from './platform.contract.ts';
import { credentialView, monthlyUsageView, platformView } from './platform.views.ts';
import * as routes from './platforms.contract.ts';

export interface PlatformsDependencies extends Omit<
  Platforms,
  'requestRegistration' | 'confirmRegistration' | 'readOwnPlatform' | 'editOwnPlatform' | 'confirmContact'
> {
  readonly tiers: Tiers;
  readonly baseUrl: string;
}

export const platformsEndpoints = (dependencies: PlatformsDependencies): readonly Endpoint[] => [
  endpoint(routes.registerPlatform, async ({ body, acceptLanguage }) => {
    const created = await dependencies.registerPlatform({
      ...registrationOf(body),
      ...preferredLanguage(body.language, acceptLanguage),
    });
    if (!created.ok) return created;
    const { platform, apiKey, clientSecret } = created.value;
    const shown = platformView(platform, dependencies.tiers);
    return { status: 201, body: { ...shown, apiKey, clientSecret } };
  }),

  endpoint(routes.readMonthlyUsage, async ({ caller, params: { slug }, query, mediaType }) => {
    const { month, format } = query;
    const read = await dependencies.readMonthlyUsage({ caller, slug, ...(month !== undefined && { month }) });
    if (!read.ok) return read;
    const view = monthlyUsageView(read.value, dependencies.baseUrl);
    if (format === undefined ? mediaType !== csv : format !== 'csv') return { status: 200, body: view };
    const filename = `usage-${slug}-${view.period}.csv`;
    const headers = { 'content-disposition': `attachment; filename="${filename}"` };
    return { status: 200, mediaType: csv, bytes: monthlyUsageCsv(view), headers };
  }),

  endpoint(routes.listCredentials, async ({ caller, params: { slug } }) => {
    const found = await dependencies.listCredentials({ caller, slug });
    if (!found.ok) return found;
    const data = found.value.map(credentialView);
    return { status: 200, body: { data, pagination: { limit: 100, nextCursor: null, total: data.length } } };
  }),

  endpoint(routes.createCredential, async ({ caller, params: { slug }, body }) => {
    const created = await dependencies.addCredential({ caller, slug, ...credentialOf(body) });
    if (!created.ok) return created;
    const { credential, secret, platform } = created.value;
    const shown =
      credential.kind === 'api_key'
        ? { apiKey: secret }
        : { clientId: platform.clientId, clientSecret: secret };
    return { status: 201, body: { ...credentialView(credential), ...shown } };
  }),

  endpoint(routes.removeCredential, async ({ caller, params, query: { compromised } }) => {
    const credentialId = CredentialId(params.credentialId);
    const gone = await dependencies.removeCredential({
      caller,
      slug: params.slug,
      credentialId,
      compromised,
    });
    return gone.ok ? { status: 204, empty: true } : gone;
  }),

  endpoint(routes.endSessions, async ({ caller, params: { slug } }) => {
    const ended = await dependencies.endSessions({ caller, slug });
    return ended.ok ? { status: 204, empty: true } : ended;
  }),
];

const credentialOf = ({ kind, name, scopes, expiresAt, allowedIps }: CreateCredentialDto) => ({
  kind,
  settings: {
    ...(name !== undefined && { name }),
    ...(scopes && { scopes }),
    ...(expiresAt !== undefined && { expiresAt: instantOf(expiresAt) }),
    ...(allowedIps && { allowedIps: ipNetworksOf(allowedIps) }),
  },
});

const registrationOf = ({
  acceptTerms: _,
  contentTypes = [],
  territories = [],
  ...rest
}: RegisterPlatformDto): platforms.Registration => ({ ...rest, contentTypes, territories });

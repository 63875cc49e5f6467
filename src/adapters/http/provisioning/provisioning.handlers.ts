import type { Tiers } from '../../../domain/platforms/tier.ts';
import type { PlatformTerms } from '../../../domain/platforms/provisioning.ts';
import { LicenseId } from '../../../domain/shared/ids.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import type { StaffAudit } from '../../../ports/driving/staff/audit.ts';
import type { StaffLists } from '../../../ports/driving/staff/staff-lists.ts';
import type { PlatformProvisioning } from '../../../ports/driving/provisioning.ts';
import type { Licensing } from '../../../ports/driving/licensing.ts';
import type { WebhookRecords } from '../../../ports/driving/webhooks/webhook-records.ts';
import { allowedBy, versionedTag } from '../kernel/response/conditional.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { licenseView, versionsView } from '../licensing/license.view.ts';
import { monthlyUsageView } from '../platforms/platform.views.ts';
import { bytesOf } from '../vocabulary/fields.ts';
import * as records from './staff-records.contract.ts';
import { identifyRecording } from './identify.contract.ts';
import { auditEndpoints } from './audit.handlers.ts';
import { webhookHealthEndpoints, type WebhookHealth } from './webhook-health.handlers.ts';
import { webhookRecordEndpoints } from './webhook-records.handlers.ts';
import { staffListEndpoints } from './lists.handlers.ts';
import * as platforms from './platforms.contract.ts';
import { quotaChangesOf } from './provisioning.schemas.ts';
import { provisionedView, staffPlatformView } from './provisioning.views.ts';

export interface ProvisioningDependencies
  extends
    StaffLists,
    StaffAudit,
    WebhookHealth,
    WebhookRecords,
    PlatformProvisioning,
    Pick<Licensing, 'listLicenseVersionsForStaff'> {
  readonly tiers: Tiers;
  readonly baseUrl: string;
}

export const provisioningEndpoints = (dependencies: ProvisioningDependencies): readonly Endpoint[] => [
  ...platformEndpoints(dependencies),
  // Before a license, whose path would match the number of licenses, too.
  ...staffListEndpoints(dependencies),
  ...staffEndpoints(dependencies),
  ...auditEndpoints(dependencies),
  ...webhookHealthEndpoints(dependencies),
  ...webhookRecordEndpoints(dependencies),
];

const platformEndpoints = ({
  tiers,
  baseUrl,
  ...dependencies
}: ProvisioningDependencies): readonly Endpoint[] => {
  const shown = (platform: Parameters<typeof staffPlatformView>[0]) => {
    const body = staffPlatformView(platform, tiers);
    return { status: 200, body, etag: versionedTag(platform.version, body) } as const;
  };
  return [
    endpoint(platforms.provisionPlatform, async ({ caller, body: { quotas, ...requested } }) => {
      const terms = { ...requested, ...agreedIn(quotas) };
      const created = await dependencies.provisionPlatform({ caller, provisioning: terms });
      return created.ok ? { status: 201, body: provisionedView(created.value, tiers) } : created;
    }),
    endpoint(platforms.showPlatform, async ({ params }) => {
      const found = await dependencies.showPlatformToStaff(params);
      return found.ok ? shown(found.value) : found;
    }),
    endpoint(platforms.readMonthlyUsageForStaff, async ({ params, query }) => {
      const read = await dependencies.readMonthlyUsageForStaff({ ...params, ...query });
      return read.ok ? { status: 200, body: monthlyUsageView(read.value, baseUrl) } : read;
    }),
    endpoint(platforms.editPlatform, async ({ caller, params, headers, body }) => {
      const { quotas, reason, ...requested } = body;
      const terms: PlatformTerms = { ...requested, ...agreedIn(quotas) };
      const edited = await dependencies.editPlatform({
        caller,
        ...params,
        terms,
        ...(reason !== undefined && { reason }),
        ...allowedBy(headers),
      });
      return edited.ok ? shown(edited.value) : edited;
    }),
    endpoint(platforms.resetCredentials, async ({ caller, params }) => {
      const reset = await dependencies.resetCredentials({ caller, ...params });
      return reset.ok ? { status: 201, body: provisionedView(reset.value, tiers) } : reset;
    }),

    endpoint(platforms.endPlatformSessions, async ({ caller, params }) => {
      const ended = await dependencies.endSessionsForStaff({ caller, ...params });
      return ended.ok ? { status: 204, empty: true } : ended;
    }),
  ];
};

const agreedIn = (quotas: Parameters<typeof quotaChangesOf>[0] | undefined) =>
  quotas && { quotas: quotaChangesOf(quotas) };

const staffEndpoints = ({ baseUrl, ...dependencies }: ProvisioningDependencies): readonly Endpoint[] => [
  endpoint(records.showLicense, async ({ params }) => {
    const found = await dependencies.showLicenseToStaff({ licenseId: LicenseId(params.licenseId) });
    return found.ok ? { status: 200, body: licenseView(found.value, baseUrl) } : found;
  }),
  endpoint(records.listLicenseVersions, async ({ params }) => {
    const found = await dependencies.listLicenseVersionsForStaff({ licenseId: LicenseId(params.licenseId) });
    return found.ok ? { status: 200, body: versionsView(found.value) } : found;
  }),
  endpoint(records.revokeLicense, async ({ caller, params, body: revocation }) => {
    const licenseId = LicenseId(params.licenseId);
    const ended = await dependencies.revokeForStaff({ caller, licenseId, revocation });
    return ended.ok ? { status: 200, body: licenseView(ended.value, baseUrl) } : ended;
  }),
  endpoint(records.findById, async ({ query }) => {
    const found = await dependencies.findById(query);
    return found.ok ? { status: 200, body: { data: found.value.map((thing) => ({ ...thing })) } } : found;
  }),
  endpoint(identifyRecording, async ({ caller, body: { audioBase64 }, files: [sent], scratch }) => {
    const bytes = audioBase64 === undefined ? undefined : bytesOf(audioBase64);
    const file = sent ? ok(sent.file) : bytes && (await scratch.write(bytes));
    if (file === undefined)
      return rejected('/audioBase64', 'required', 'is required, unless you send the part recording');
    if (!file.ok) return file;
    const identified = await dependencies.identifyForStaff({ caller, file: file.value });
    if (!identified.ok) return identified;
    if (identified.value.outcome === 'unmarked') return { status: 200, body: { outcome: 'unmarked' } };
    const confidence = Math.round(10 * identified.value.confidence) / 10;
    if (identified.value.outcome === 'unknown-mark')
      return { status: 200, body: { outcome: 'unknown_mark', confidence } };
    const named = await dependencies.showLicenseToStaff(identified.value.license);
    return named.ok
      ? {
          status: 200,
          body: { outcome: 'identified', license: licenseView(named.value, baseUrl), confidence },
        }
      : named;
  }),
];

const rejected = (pointer: string, code: string, detail: string) =>
  fail({ kind: 'validation-failed', errors: [{ in: 'body', pointer, code, detail }] } as const);

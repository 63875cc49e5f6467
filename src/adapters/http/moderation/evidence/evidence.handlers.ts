import type { EvidenceFile } from '../../../../domain/moderation/appeals/evidence.ts';
import { timestamp } from '../../../../domain/shared/calendar.ts';
import { AppealId, EvidenceId } from '../../../../domain/shared/ids.ts';
import { fail } from '../../../../domain/shared/result.ts';
import type { Evidence } from '../../../../ports/driving/moderation/evidence.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import * as routes from './evidence.contract.ts';
import { ownAppealOf } from '../own-appeal.ts';

export type EvidenceDependencies = Omit<Evidence, 'deleteDueEvidence'>;

const evidenceView = ({ evidenceId, name, mediaType, sizeBytes, sha256, uploadedAt }: EvidenceFile) => ({
  ...{ evidenceId, name, mediaType, sizeBytes, sha256 },
  uploadedAt: timestamp(uploadedAt),
});

/** RFC 6266: a name for old clients, and the whole one in UTF-8 (RFC 8187). Names have no quotes or backslashes. */
const attachment = (name: string): string => {
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return ascii === name
    ? `attachment; filename="${ascii}"`
    : `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};

export const evidenceEndpoints = (use: EvidenceDependencies): readonly Endpoint[] => [
  endpoint(
    routes.attachEvidence,
    async ({ files: [sent], address, ...request }) => {
      if (!sent) {
        const missing = { in: 'body', pointer: '/file', code: 'required', detail: 'is required' } as const;
        return fail({ kind: 'validation-failed', errors: [missing] });
      }
      const { file, filename } = sent;
      const attached = await use.attachEvidence({
        ...ownAppealOf(request),
        ...{ address, file },
        ...(filename !== undefined && { filename }),
      });
      if (!attached.ok) return attached;
      const body = evidenceView(attached.value.file);
      return attached.value.isNew ? { status: 201, body } : { status: 200, body };
    },
    undefined,
    ({ address, ...request }) => use.mayAttachEvidence({ ...ownAppealOf(request), address }),
  ),

  endpoint(routes.listEvidence, async (request) => {
    const found = await use.listEvidence(ownAppealOf(request));
    return found.ok ? { status: 200, body: { data: found.value.map(evidenceView) } } : found;
  }),

  endpoint(routes.listEvidenceForStaff, async ({ params }) => {
    const found = await use.listEvidenceForStaff(AppealId(params.appealId));
    return found.ok ? { status: 200, body: { data: found.value.map(evidenceView) } } : found;
  }),

  endpoint(routes.downloadEvidence, async ({ caller, params }) => {
    const opened = await use.openEvidence({
      caller,
      appealId: AppealId(params.appealId),
      evidenceId: EvidenceId(params.evidenceId),
    });
    if (!opened.ok) return opened;
    const { file, object, read } = opened.value;
    // Never redirects to the media store, whose links need no permission.
    return {
      status: 200,
      mediaType: file.mediaType,
      file: { sizeBytes: object.sizeBytes, read },
      etag: object.sha256,
      headers: { 'content-disposition': attachment(file.name) },
    };
  }),
];

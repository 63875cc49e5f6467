import { createHash, randomBytes } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { isGone } from '../../soak/api-kill/load.ts';
import type { Answered, PartnerClient } from './partner-client.ts';
import { seenSoon } from '../eventually.ts';
import { fileBody } from '../uploads/file-body.ts';
import { anAppealDto } from '../http/successes/moderation-successes.ts';
import type { TestService } from '../service/service.ts';

/** An open appeal, and one file that is attached to it. */
export interface EvidenceUpload {
  readonly appealId: string;
  readonly path: string;
  readonly code: string;
  readonly content: Buffer;
}

/** Files differ from each other, because an appeal has the same content once. */
const aPdf = (sizeBytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(sizeBytes)]);

/** Makes appeals, each about a track of its own and with a file of this size that is not sent yet. */
export const appealsWithFiles = async (
  service: TestService,
  count: number,
  sizeBytes: number,
): Promise<EvidenceUpload[]> => {
  const uploads: EvidenceUpload[] = [];
  for (let n = 0; n < count; n++) {
    const { trackId } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    const dto = anAppealDto(`appellant-${n}-${sizeBytes}@finch.example`);
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, dto);
    const appealId = created.member('appealId');
    const path = `/api/v1/appeals/${appealId}/evidence`;
    uploads.push({ appealId, path, code: created.member('code'), content: aPdf(sizeBytes) });
  }
  return uploads;
};

/** Sends the file; returns undefined if the service was gone before it responded. */
export const attached = async (
  client: PartnerClient,
  { path, code, content }: EvidenceUpload,
): Promise<Answered | undefined> => {
  const { body, headers } = fileBody('contract.pdf', content);
  try {
    return await client.as(code).post(path, body, { headers });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

const bytesUnder = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => stat(join(parentPath, name)).then(({ size }) => size));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Sends half of the file and keeps the connection open; resolves once the service has written most of that into its folder. */
export const halfSent = async (
  baseUrl: string,
  { path, code, content }: EvidenceUpload,
  scratch: string,
): Promise<void> => {
  const { body, headers } = fileBody('contract.pdf', content);
  const sent = request(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${code}`, 'content-length': body.length },
  });
  sent.on('error', () => undefined);
  sent.write(body.subarray(0, body.length / 2));
  const wanted = content.length / 3;
  const seen = await seenSoon(
    () => bytesUnder(scratch),
    (bytes) => bytes >= wanted,
  );
  if (seen < wanted) throw new Error(`the service has written ${seen} bytes of a file on its way`);
};

/** Returns how the files of the appeal, as the appellant and staff see them, differ from the one that was sent. */
export const wrongWith = async (
  client: PartnerClient,
  staffToken: string,
  { appealId, path, code, content }: EvidenceUpload,
  expected: 'there' | 'there or not',
): Promise<readonly string[]> => {
  const list = (await client.as(code).get(path)).body['data'] as readonly Readonly<Record<string, unknown>>[];
  const sha256 = createHash('sha256').update(content).digest('hex');
  const counts = expected === 'there' ? [1] : [0, 1];
  const issues = counts.includes(list.length) ? [] : [`the appeal has ${list.length} files`];
  for (const { evidenceId, sha256: listed, sizeBytes } of list) {
    if (listed !== sha256 || sizeBytes !== content.length)
      issues.push('another size or digest than that of the file');
    const file = `/api/v1/staff/appeals/${appealId}/evidence/${String(evidenceId)}`;
    const downloaded = await client.as(staffToken).get(file);
    if (downloaded.status !== 200 || !downloaded.bytes.equals(content))
      issues.push(`staff download ${downloaded.status} with ${downloaded.bytes.length} bytes`);
  }
  return issues;
};

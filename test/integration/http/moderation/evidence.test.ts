import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { maxEvidenceBytes } from '../../../../src/domain/moderation/appeals/evidence.ts';
import { fileBody } from '../../../support/uploads/file-body.ts';
import { anAppealDto } from '../../../support/http/successes/moderation-successes.ts';
import type { Answered, PartnerClient } from '../../../support/clients/partner-client.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const staff = '/api/v1/staff/appeals';
const outcomeOf = ({ status, code }: Answered) => [status, code];

describe.each(transports)('files of appeals over %s', (transport) => {
  let service: TestService;
  let rights: PartnerClient;
  beforeAll(async () => {
    service = await aService({ transport });
    rights = service.anyone.as((await service.aColleague('rights')).token);
  });
  afterAll(() => service.close());

  const appealed = async () => {
    const { trackId } = await service.aTrackInCatalog();
    await service.useCases.takeDownTrack({ trackId, reason: 'infringing' });
    const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
    const appealId = created.member('appealId');
    const path = `/api/v1/appeals/${appealId}`;
    const holder = service.anyone.as(created.member('code'));
    const attach = (name: string, content: string | Uint8Array, by = holder) => {
      const { body, headers } = fileBody(name, content);
      return by.post(`${path}/evidence`, body, { headers });
    };
    return { appealId, path, code: created.member('code'), holder, attach };
  };

  /** The status that comes before the body, which never does. */
  const beforeSent = (path: string, code: string) => {
    const { hostname, port } = new URL(service.baseUrl);
    return new Promise((resolve, reject) => {
      const requested = request({
        ...{ hostname, port, method: 'POST', path: `${path}/evidence` },
        headers: {
          authorization: `Bearer ${code}`,
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 20_000_000,
        },
      });
      requested.on('error', reject).on('response', (response) => {
        resolve(response.statusCode);
        requested.destroy();
      });
      requested.flushHeaders();
    });
  };

  it('are attached by the appellant, and downloaded by staff as they were sent', async () => {
    const { appealId, path, holder, attach } = await appealed();
    const content = Buffer.from('%PDF-1.7\n\x00\xff binary', 'latin1');
    const attached = await attach('Vertrag \u2013 \u6d77.PDF', content);
    expect(attached.status).toBe(201);
    expect(attached.body).toMatchObject({
      ...{ name: 'Vertrag \u2013 \u6d77.pdf', mediaType: 'application/pdf', sizeBytes: content.length },
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect((await attach('again.pdf', content)).status).toBe(200);
    expect((await holder.get(`${path}/evidence`)).body).toEqual({ data: [attached.body] });
    expect((await rights.get(`${staff}/${appealId}/evidence`)).body).toEqual({ data: [attached.body] });

    const evidenceId = attached.member('evidenceId');
    const downloaded = await rights.get(`${staff}/${appealId}/evidence/${evidenceId}`);
    expect(downloaded.bytes).toEqual(content);
    expect(downloaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Vertrag _ _.pdf"; filename*=UTF-8\'\'Vertrag%20%E2%80%93%20%E6%B5%B7.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
    const entries = await service.ports.auditLog.entries({ after: 0, limit: 10, subject: evidenceId });
    expect(entries).toMatchObject([{ action: 'evidence.download', subjects: [evidenceId, appealId] }]);
  });

  it('are recognized by their content, whatever their name says', async () => {
    const { attach } = await appealed();
    expect((await attach('scan.exe', '\x89PNG\r\n\x1a\n')).status).toBe(400);
    const png = Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1');
    expect((await attach('scan.exe', png)).body).toMatchObject({
      ...{ name: 'scan.exe.png', mediaType: 'image/png' },
    });
    expect((await attach('page.html', '<script>alert(1)</script>')).body).toMatchObject({
      ...{ name: 'page.html.txt', mediaType: 'text/plain' },
    });
    for (const content of [Buffer.from('PK\x03\x04\x00'), Buffer.from('\xff\xfe\x00', 'latin1')]) {
      const rejected = await attach('letter.pdf', content);
      expect(outcomeOf(rejected)).toEqual([400, 'VALIDATION_FAILED']);
      expect(rejected.body).toMatchObject({
        errors: [{ pointer: '/file', detail: expect.stringContaining('PDF, PNG, JPEG') as string }],
      });
    }
  });

  it('are rejected by the field that is wrong', async () => {
    const { path, holder, attach } = await appealed();
    const { body, headers } = fileBody('a.txt', 'text', 'document');
    const unknown = await holder.post(`${path}/evidence`, body, { headers });
    expect(unknown.body).toMatchObject({ errors: [{ pointer: '/document', code: 'unknown_field' }] });
    expect((await attach('empty.txt', '')).body).toMatchObject({ errors: [{ pointer: '/file' }] });
    const none = { headers: { 'content-type': 'multipart/form-data; boundary=x' } };
    const missing = await holder.post(`${path}/evidence`, Buffer.from('--x--\r\n'), none);
    expect(missing.body).toMatchObject({ errors: [{ pointer: '/file', code: 'required' }] });
    const json = await holder.post(`${path}/evidence`, { file: 'text' });
    expect(outcomeOf(json)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await attach('large.txt', Buffer.alloc(maxEvidenceBytes + 1, 'a'));
    expect(outcomeOf(large)).toEqual([413, 'BODY_TOO_LARGE']);
    expect(large.body).toMatchObject({ errors: [{ pointer: '/file', code: 'too_big' }] });
    expect((await holder.get(`${path}/evidence`)).body).toEqual({ data: [] });
  });

  it('are for the appellant and reviewers alone', async () => {
    const { appealId, path, attach } = await appealed();
    const evidenceId = (await attach('a.txt', 'text')).member('evidenceId');
    const other = await appealed();
    expect(outcomeOf(await attach('b.txt', 'text b', other.holder))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await attach('b.txt', 'text b', service.anyone))).toEqual([401, 'TOKEN_MISSING']);
    expect(outcomeOf(await other.holder.get(`${path}/evidence`))).toEqual([404, 'NOT_FOUND']);
    const finance = service.anyone.as((await service.aColleague('finance')).token);
    for (const one of [`${staff}/${appealId}/evidence`, `${staff}/${appealId}/evidence/${evidenceId}`]) {
      expect(outcomeOf(await finance.get(one))).toEqual([403, 'ROLE_MISSING']);
      expect((await service.anyone.get(one)).status).toBe(401);
    }
    const elsewhere = `${staff}/${other.appealId}/evidence/${evidenceId}`;
    expect(outcomeOf(await rights.get(elsewhere))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await rights.get(`${staff}/apl_none/evidence`))).toEqual([404, 'NOT_FOUND']);
  });

  it('are rejected before they are sent, if nobody may attach them', async () => {
    const { path, holder } = await appealed();
    await holder.post(`${path}/withdraw`);
    expect(await beforeSent(path, 'wrong')).toBe(404);
    const { body, headers } = fileBody('late.txt', 'late');
    const late = await holder.post(`${path}/evidence`, body, { headers });
    expect(outcomeOf(late)).toEqual([409, 'STATE_CONFLICT']);
    expect(late.body).toMatchObject({ appealStatus: 'withdrawn' });
  });

  it('are ten for an appeal, and the eleventh is rejected before it is sent', async () => {
    const { path, code, attach } = await appealed();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) statuses.push((await attach(`${n}.txt`, `text ${n}`)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
    expect(await beforeSent(path, code)).toBe(409);
  });
});

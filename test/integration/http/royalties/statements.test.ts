import { statementIssue } from '../../../../src/domain/royalties/statements/proof.ts';
import { statementFileFrom } from '../../../../src/domain/royalties/statements/statement-file.ts';
import { AccountId } from '../../../../src/domain/shared/ids.ts';
import { aPeriod, sha256 } from '../../../support/builders/royalties/random-period.ts';
import { aColleagueOf, aConfirmedLabel } from '../../../support/http/successes/artist-successes.ts';
import { closedInStore } from '../../../support/http/successes/royalties/royalty-successes.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const statements = '/api/v1/artists/me/statements';
const verify = '/api/v1/verify/statement';

describe.each(transports)('royalty statements over %s', (transport) => {
  let service: TestService;
  let label: Awaited<ReturnType<typeof aConfirmedLabel>>;
  let stored: Awaited<ReturnType<typeof closedInStore>>;
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    label = await aConfirmedLabel(service);
    const owner = AccountId((await label.client.get('/api/v1/artists/me')).member('accountId'));
    stored = await closedInStore(service, aPeriod(), { owner });
  });
  afterAll(() => service.close());

  const fileOf = (place: number) => {
    const file = stored.statements[place]?.file;
    if (!file) throw new Error('no statement');
    return file;
  };

  it('are listed without their lines, page by page', async () => {
    const first = await label.client.get(`${statements}?limit=2`);
    expect(first.status).toBe(200);
    const { data, pagination } = first.body as unknown as {
      readonly data: readonly { readonly statementId: string }[];
      readonly pagination: { readonly nextCursor: string };
    };
    const rest = await label.client.get(`${statements}?cursor=${pagination.nextCursor}`);
    const listed = [...data, ...(rest.body['data'] as typeof data)];
    const { lines: _, ...summary } = fileOf(0).statement;
    expect(listed).toContainEqual({ ...summary, closedAt: expect.any(String) as string });
    expect(listed.map(({ statementId }) => statementId).toSorted()).toEqual(
      stored.statements.map(({ file }) => file.statement.statementId).toSorted(),
    );
  });

  it('are returned as JSON with a proof that anyone can verify, here and offline', async () => {
    const file = fileOf(1);
    const shown = await label.client.get(`${statements}/${file.statement.statementId}`);
    expect([shown.status, shown.body]).toEqual([200, file]);
    const { root, at } = stored.record.close;
    const read = statementFileFrom(JSON.parse(shown.text));
    expect(read && statementIssue(read, root, sha256)).toBeUndefined();
    const verified = await service.anyone.post(verify, JSON.parse(shown.text));
    const closedAt = new Date(at).toISOString();
    expect([verified.status, verified.body]).toEqual([200, { verified: true, root, closedAt }]);
  });

  it('are not verified if a line, the salt or the period was changed, whatever root is sent', async () => {
    const file = fileOf(2);
    const { statement } = file;
    const ask = async (changed: object) => {
      const answer = await service.anyone.post(verify, { ...file, ...changed });
      return [answer.status, answer.body];
    };
    const [line, ...rest] = statement.lines;
    const lines = [{ ...line, exact: '9.000000' }, ...rest];
    const notInPeriod = [200, { verified: false, reason: 'not_in_period' }];
    expect(await ask({ statement: { ...statement, lines } })).toEqual(notInPeriod);
    expect(await ask({ salt: 'another', root: 'f'.repeat(64) })).toEqual(notInPeriod);
    expect(await ask({ statement: { ...statement, periodId: 'per_unknown' } })).toEqual([
      200,
      { verified: false, reason: 'period_not_closed' },
    ]);
    const invalid = await service.anyone.post(verify, { ...file, statement: { ...statement, lines: [{}] } });
    expect([invalid.status, invalid.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are returned as CSV, by a parameter or by Accept', async () => {
    const { statement } = fileOf(0);
    const path = `${statements}/${statement.statementId}`;
    const answers = [
      await label.client.get(`${path}?format=csv`),
      await label.client.get(path, { headers: { accept: 'text/csv' } }),
    ];
    const { statementId, month, mode, currency, partyId, lines } = statement;
    const rows = lines.map(({ platformId, trackId, exact }) =>
      [statementId, month, mode, currency, partyId, platformId, trackId, '', exact].join(','),
    );
    const columns = 'statementId,month,mode,currency,partyId,platformId,trackId,territory,exact';
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([200, [columns, ...rows, ''].join('\r\n')]);
      expect(headers['content-type']).toContain('text/csv');
      expect(headers['content-disposition']).toBe(`attachment; filename="${statementId}.csv"`);
    }
  });

  it('are for owners and finance of their own account alone', async () => {
    const path = `${statements}/${fileOf(0).statement.statementId}`;
    const finance = await aColleagueOf(service, label, 'finance');
    expect((await finance.client.get(path)).status).toBe(200);
    const editor = await aColleagueOf(service, label, 'editor');
    for (const each of [path, statements]) {
      const rejected = await editor.client.get(each);
      expect([rejected.status, rejected.code]).toEqual([403, 'ROLE_MISSING']);
    }
    const other = await aConfirmedLabel(service);
    const hidden = await other.client.get(path);
    expect([hidden.status, hidden.code]).toEqual([404, 'NOT_FOUND']);
    expect((await other.client.get(statements)).body['data']).toEqual([]);
  });
});

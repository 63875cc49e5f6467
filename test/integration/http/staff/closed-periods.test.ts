import { AccountId, TrackId } from '../../../../src/domain/shared/ids.ts';
import { accountId } from '../../../support/artists/artist-builders.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { someHeld } from '../../../support/builders/royalties/closings.ts';
import { aPeriod } from '../../../support/builders/royalties/random-period.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { closedInStore } from '../../../support/http/successes/royalties/royalty-successes.ts';
import { aParty, aPartyAddition, partyId } from '../../../support/parties/party-records.ts';
import { aService, transports, type TestService } from '../../../support/service/service.ts';

const statements = '/api/v1/staff/statements';
const heldRoyalties = '/api/v1/staff/held-royalties';

interface Page {
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly pagination: { readonly nextCursor: string | null };
}

describe.each(transports)('closed royalty periods over %s', (transport) => {
  let service: TestService;
  let finance: PartnerClient;
  let track: Awaited<ReturnType<TestService['aTrackInCatalog']>>;
  let closed: Awaited<ReturnType<typeof closedInStore>>;
  const period = aPeriod();
  beforeAll(async () => {
    service = await aService({ transport, environment: { EVENT_WORKER: 'off' } });
    finance = service.anyone.as((await service.aColleague('finance')).token);
    track = await service.aTrackInCatalog({ title: 'Night Ferry' });
    await service.ports.partyStore.add(aPartyAddition(aParty({ name: 'Ada Moreno' }, 1), 1));
    const [, unknown] = someHeld(2, period);
    if (!unknown) throw new Error('nothing held');
    const line = { platformId: platformId(), kind: 'contested', exact: '1.500000' } as const;
    const held = [
      {
        ...unknown,
        trackId: TrackId(track.trackId),
        amounts: [{ kind: 'contested', amount: 300, exact: '3.000000' }] as const,
        lines: [
          { ...line, side: 'master' },
          { ...line, side: 'publishing' },
        ] as const,
      },
      unknown,
    ];
    closed = await closedInStore(service, period, { owner: accountId(1), held });
    await closedInStore(service, aPeriod('JPY'), { owner: AccountId('acc_2'), after: 50 });
  });
  afterAll(() => service.close());

  /** Returns all items of a list, which is read in pages of this size. */
  const all = async (path: string, limit: number) => {
    const found: Page['data'][number][] = [];
    for (let cursor = ''; ;) {
      const page = await finance.get(`${path}&limit=${limit}${cursor}`);
      expect(page.status).toBe(200);
      const { data, pagination } = page.body as unknown as Page;
      found.push(...data);
      if (pagination.nextCursor === null) return found;
      cursor = `&cursor=${pagination.nextCursor}`;
    }
  };

  it('list their statements with the names of parties that exist, by party or amount, page by page, and that of one party', async () => {
    const path = `${statements}?periodId=${period.periodId}`;
    const inOrder = closed.statements.toSorted((one, other) =>
      one.file.statement.partyId < other.file.statement.partyId ? -1 : 1,
    );
    const expected = inOrder.map(({ file: { statement } }) => {
      const { lines: _, ...summary } = statement;
      const named = summary.partyId === partyId(1) ? { partyName: 'Ada Moreno' } : {};
      return { ...summary, ...named, closedAt: expect.any(String) as string };
    });
    expect(expected).toHaveLength(3);
    expect(await all(path, 2)).toEqual(expected);
    const byAmount = expected.toSorted((one, other) => other.amount - one.amount);
    expect(byAmount).not.toEqual(expected);
    expect(await all(`${path}&sort=amount`, 2)).toEqual(byAmount);
    expect(await all(`${path}&sort=party`, 2)).toEqual(expected);
    expect(await all(`${path}&partyId=${partyId(2)}`, 50)).toEqual(expected.slice(1, 2));
    expect(await all(`${path}&partyId=${partyId(51)}`, 50)).toEqual([]);
  });

  it('return each statement as its party gets it, as JSON and as CSV', async () => {
    const [first] = closed.statements;
    if (!first) throw new Error('no statement');
    const path = `${statements}/${first.file.statement.statementId}`;
    const shown = await finance.get(path);
    expect([shown.status, shown.body]).toEqual([200, first.file]);
    const file = await finance.get(`${path}?format=csv`);
    expect(file.headers['content-type']).toContain('text/csv');
    expect(file.text.split('\r\n')).toHaveLength(first.file.statement.lines.length + 2);
    const unknown = await finance.get(`${statements}/sta_01KNW7Q4M2X8Z3V5B6N7C8D9E0`);
    expect([unknown.status, unknown.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('list what is held, with the track, the reason and the sides of the rights, page by page', async () => {
    const { periodId, month, mode, currency } = period;
    const [contested, unclaimed] = closed.held;
    const path = `${heldRoyalties}?periodId=${periodId}`;
    const listed = await all(path, 1);
    expect(listed).toHaveLength(2);
    expect(listed).toContainEqual({
      ...{ periodId, month, mode, currency, trackId: contested?.trackId },
      ...{ title: 'Night Ferry', artists: expect.any(Array) as unknown },
      amounts: [{ kind: 'contested', amount: 300, exact: '3.000000', sides: ['master', 'publishing'] }],
    });
    expect(listed).toContainEqual({
      ...{ periodId, month, mode, currency, trackId: unclaimed?.trackId },
      amounts: [{ ...unclaimed?.amounts[0], sides: ['master'] }],
    });
  });

  it('have neither statements nor held royalties while they are open', async () => {
    const open = aPeriod('EUR', '2026-11').periodId;
    for (const list of [statements, heldRoyalties])
      expect((await finance.get(`${list}?periodId=${open}`)).body['data']).toEqual([]);
    const missing = await finance.get(statements);
    expect([missing.status, missing.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

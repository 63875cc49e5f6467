import { aStage, type Stage } from '../../../support/http/stage.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anOrder, transports } from '../../../support/service/service.ts';

const events = '/api/v1/usage-events';

describe.each(transports)('usage events over %s', (transport) => {
  let stage: Stage;
  let licenseId: string;
  const occurredAt = new Date().toISOString();
  const listed = ({ body }: Answered) => body['data'] as readonly Readonly<Record<string, unknown>>[];

  beforeAll(async () => {
    stage = await aStage({ transport });
    const { owner, track } = stage;
    const order = anOrder(track.trackId, { contentId: 'only-this', territories: ['DE', 'AT'] });
    licenseId = (await owner.client.post('/api/v1/licenses', order)).member('licenseId');
    const use = { eventType: 'play', trackId: track.trackId, occurredAt };
    const reported = await owner.client.post(events, {
      events: [
        { ...use, licenseId, contentId: 'only-this', territory: 'AT', quantity: 3 },
        { ...use, licenseId, contentId: 'totally-other', quantity: 4242, channel: '=HYPERLINK("x")' },
        { ...use, licenseId, territory: 'US', quantity: 5 },
        { ...use, contentId: 'totally-other', eventType: 'impression', quantity: 7 },
      ],
    });
    expect(reported.body['unlicensed']).toEqual([
      { index: 1, reason: 'other_content' },
      { index: 2, reason: 'territory_not_covered' },
      { index: 3, reason: 'other_content' },
    ]);
  });
  afterAll(() => stage.close());

  it('are listed with their judgment, by license, time and judgment, in pages', async () => {
    const { client } = stage.owner;
    const query = { licenseId, month: occurredAt.slice(0, 7) };
    expect(listed(await client.get(events, { query }))).toHaveLength(3);
    const unlicensed = await client.get(events, { query: { ...query, unlicensed: true, limit: 1 } });
    expect(listed(unlicensed)).toMatchObject([
      { quantity: 5, unlicensed: true, unlicensedReason: 'territory_not_covered' },
    ]);
    const cursor = String((unlicensed.body['pagination'] as Record<string, unknown>)['nextCursor']);
    const next = await client.get(events, { query: { ...query, unlicensed: true, limit: 1, cursor } });
    expect(listed(next)).toMatchObject([{ quantity: 4242, unlicensedReason: 'other_content' }]);
    expect((await client.get(events, { query: { cursor } })).code).toBe('CURSOR_INVALID');
    expect(listed(await client.get(events, { query: { to: '2020-01-01T00:00:00Z' } }))).toEqual([]);
    const both = await client.get(events, { query: { month: '2026-01', to: occurredAt } });
    expect([both.status, both.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are a CSV file for clients that ask for one, with no cell that a spreadsheet runs', async () => {
    const { client } = stage.owner;
    const query = { unlicensed: true, licenseId, limit: 1 };
    const accepted = await client.get(events, { query, headers: { accept: 'text/csv' } });
    const named = await client.get(events, { query: { ...query, format: 'csv' } });
    expect(named.bytes.toString()).toBe(accepted.bytes.toString());
    expect(accepted.headers['content-type']).toMatch('text/csv');
    const [head, ...rows] = accepted.bytes.toString().trimEnd().split('\r\n');
    expect(head).toMatch(/^usageId,eventId,eventType,.*,unlicensed,unlicensedReason,title,artists$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(`,"'=HYPERLINK(""x"")",true,other_content`);
  });

  it('belong to their platform, and are open to staff', async () => {
    const { owner, stranger, admin } = stage;
    expect(listed(await stranger.client.get(events, { query: { licenseId } }))).toEqual([]);
    const path = `/api/v1/staff/platforms/${owner.slug}/usage-events`;
    const shown = await admin.get(path, { query: { unlicensed: true } });
    const own = await owner.client.get(events, { query: { unlicensed: true } });
    expect(listed(shown)).toEqual(listed(own));
    expect(listed(shown)).toHaveLength(3);
    expect((await admin.get('/api/v1/staff/platforms/nobody/usage-events')).code).toBe('PLATFORM_NOT_FOUND');
    expect((await owner.client.get(path)).status).toBe(401);
  });

  it('are summed by month, the unlicensed part beside the whole, as JSON and as CSV', async () => {
    const { client, slug } = stage.owner;
    const path = `/api/v1/platforms/${slug}/usage`;
    const month = await client.get(path);
    expect(month.body).toMatchObject({
      ...{ plays: 4250, impressions: 7, unlicensed: { plays: 4247, impressions: 7 } },
      byTrack: [{ plays: 4250, unlicensed: { plays: 4247, impressions: 7 } }],
    });
    const file = await client.get(path, { headers: { accept: 'text/csv' } });
    const rows = file.bytes.toString().split('\r\n');
    expect(rows).toContain(`${occurredAt.slice(0, 7)},territory,US,,,,,5,0,5,0`);
  });
});

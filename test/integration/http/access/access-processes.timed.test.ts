import { operatorOf, type Commanded } from '../../../support/service/operator.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenWithin } from '../../../support/eventually.ts';

const withinMs = 1_000;

describe("the operator's command in another process", () => {
  let service: TestService;
  let partner: Partner;
  let credentials: readonly string[];
  let operator: ReturnType<typeof operatorOf>;
  beforeAll(async () => {
    service = await aService({ store: 'file' });
    partner = await service.aPartner();
    credentials = [partner.apiKey, await partner.token()];
    operator = operatorOf(service.dataDir);
  });
  afterAll(() => service.close());

  const answers = () =>
    Promise.all(
      credentials.map(async (credential) => {
        const { status, code } = await service.anyone.get('/api/v1/tracks', { credential });
        return code ?? status;
      }),
    );
  const command = async (...words: readonly string[]): Promise<Commanded> => {
    const done = await operator(...words);
    expect([done.err, done.code]).toEqual(['', 0]);
    return done;
  };
  /** Repeats the request until all processes respond as expected; fails if that takes longer than permitted. */
  const eventually = async (expected: string | number) =>
    expect(
      await seenWithin(answers, (seen) => seen.every((answer) => answer === expected), withinMs),
    ).toEqual(credentials.map(() => expected));

  it('changes scopes and status of a platform for the running service within a second', async () => {
    await eventually(200);
    const shown = await command('platform', partner.slug, '--scopes', 'licenses:write');
    expect(shown.out).toContain('scopes licenses:write;');
    await eventually('SCOPE_MISSING');
    const all = 'tracks:read,tracks:stream,licenses:read,licenses:write,partners:enrich';
    await command(
      'platform',
      partner.platformId,
      '--scopes',
      all,
      '--status',
      'suspended',
      '--reason',
      'Unpaid invoices.',
    );
    await eventually('PLATFORM_SUSPENDED');
    await command('platform', partner.slug, '--status', 'active');
    await eventually(200);
  });

  it('changes tier, add-ons and quotas with immediate effect', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const stems = async () => (await partner.client.get(`/api/v1/tracks/${trackId}/stems`)).status;
    expect(await stems()).toBe(403);
    await command('platform', partner.slug, '--add-ons', 'stems');
    expect(await stems()).toBe(200);
    await command('platform', partner.slug, '--add-ons', 'none', '--tier', 'growth', '--quotas', 'burst=7');
    const { headers, status } = await partner.client.get(`/api/v1/tracks/${trackId}/stems`);
    expect([status, headers['ratelimit-policy']?.split(', ')[0]]).toEqual([403, '"growth";q=7;w=1']);
  });

  it('rotates signing keys while requests continue', async () => {
    const before = await service.anyone.get('/.well-known/jwks.json');
    const rotated = await command('rotate-keys', 'access-token');
    expect(rotated.out).toContain(' signs from ');
    const former = before.body['keys'] as readonly object[];
    const published = async () =>
      (await service.anyone.get('/.well-known/jwks.json')).body['keys'] as readonly object[];
    const keys = await seenWithin(published, ({ length }) => length > former.length, withinMs);
    expect(keys).toEqual(expect.arrayContaining([...former]));
    expect(keys).toHaveLength(former.length + 1);
    await eventually(200);
  });

  it('names what it did not understand or find, and changes nothing', async () => {
    const [unknown, wrong] = await Promise.all([
      operator('platform', 'nobody-at-all', '--status', 'active'),
      operator('platform', partner.slug, '--status', 'asleep'),
    ]);
    expect([unknown.code, unknown.out, unknown.err]).toEqual([1, '', 'nobody-at-all: platform not found\n']);
    expect([wrong.code, wrong.err.includes('active, suspended')]).toEqual([2, true]);
    await eventually(200);
  });
});

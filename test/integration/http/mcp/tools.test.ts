import { Client, StreamableHTTPClientTransport, type ElicitResult } from '@modelcontextprotocol/client';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { mcpServer } from '../../../../clients/mcp/src/server.ts';
import { PlatformLicensing } from '../../../../clients/typescript/src/index.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

type Json = Readonly<Record<string, unknown>>;
type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type Answer = ElicitResult | 'cannot be asked';

const fee = { amount: 4_900, currency: 'EUR' };
const mostCharacters = 6_000;

describe('the tools of the MCP server', () => {
  let service: TestService;
  let partner: Partner;
  let free: string;
  let priced: string;
  const opened: (() => Promise<void>)[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    service = await aService({});
    partner = await service.aPartner();
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    await admin.ask('PATCH', `/api/v1/staff/platforms/${partner.slug}`, {
      body: { spendLimit: { amount: 10_000, currency: 'EUR' } },
      headers: { 'if-match': '*' },
    });
    ({ trackId: free } = await service.aTrackWithSound({ title: 'Harbour Lights', moods: ['calm'] }));
    const terms = [aTerms({ effectiveAt: service.now() - 1_000, fee })];
    ({ trackId: priced } = await service.aTrackInCatalog({ title: 'Sold Night', terms }));
  });
  afterAll(async () => {
    for (const close of opened) await close();
    await service.close();
  });

  /** An agent's client, whose user answers each question with `answer`. */
  const anAgent = async (
    answer: Answer,
    { apiKey = partner.apiKey, ...settings }: { apiKey?: string; fetch?: Fetch } = {},
  ): Promise<Client> => {
    const credentials = { apiKey };
    const api = new PlatformLicensing({ ...settings, baseUrl: service.baseUrl, credentials, retries: 0 });
    const handler = createMcpHandler(() => mcpServer(api, '1.0.0'));
    const capabilities = answer === 'cannot be asked' ? {} : { elicitation: {} };
    const client = new Client(
      { name: 'agent', version: '1.0.0' },
      { capabilities, versionNegotiation: { mode: 'auto' } },
    );
    if (answer !== 'cannot be asked')
      client.setRequestHandler('elicitation/create', async ({ params }) => {
        asked.push(params.message);
        return answer;
      });
    const fetched = (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init));
    await client.connect(
      new StreamableHTTPClientTransport(new URL('http://agent.local/mcp'), { fetch: fetched }),
    );
    opened.push(async () => {
      await client.close();
      await handler.close();
    });
    return client;
  };

  const called = async (client: Client, name: string, sent: Json) => {
    const { content, isError } = await client.callTool({ name, arguments: sent });
    const [first] = content;
    if (first?.type !== 'text') throw new Error('no text');
    return { text: first.text, isError: isError ?? false };
  };
  const read = async (client: Client, name: string, sent: Json): Promise<Json> => {
    const { text, isError } = await called(client, name, sent);
    expect([text, isError]).toEqual([text, false]);
    expect(text.length).toBeLessThan(mostCharacters);
    return JSON.parse(text) as Json;
  };
  const yes: Answer = { action: 'accept', content: { confirm: true } };

  it('say what they do, what they take, and which of them change nothing', async () => {
    const { tools } = await (await anAgent(yes)).listTools();
    const writing = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true);
    expect(writing.map(({ name }) => name)).toEqual(['license_track', 'download_track', 'report_usage']);
    for (const { description, inputSchema } of tools) {
      expect(description).toMatch(/^[A-Z].*\.$/s);
      expect(inputSchema).toMatchObject({ type: 'object', properties: expect.any(Object) as object });
    }
    expect(JSON.stringify(tools).length).toBeLessThan(12_000);
  });

  it('find a track, describe it, play it, license it, download it and report its use', async () => {
    const agent = await anAgent('cannot be asked');
    const found = await read(agent, 'search_tracks', { mood: ['calm'], q: 'harbour' });
    expect(found).toMatchObject({ total: 1, tracks: [{ trackId: free, title: 'Harbour Lights' }] });
    const described = await read(agent, 'get_track', { trackId: free });
    expect(described).toMatchObject({ trackId: free, terms: { term: expect.any(String) as string } });
    const preview = await read(agent, 'preview_track', { trackId: free });
    expect((await fetch(String(preview['url']))).status).toBe(200);
    const order = { trackId: free, contentId: 'video-1', contentType: 'ugc_video' };
    expect(await read(agent, 'check_license', order)).toEqual({ allowed: true });
    const license = await read(agent, 'license_track', order);
    expect(license).toMatchObject({ status: 'active', covers: true });
    const { licenseId } = license;
    expect(await read(agent, 'license_track', order)).toMatchObject({ licenseId });
    const file = await read(agent, 'download_track', { trackId: free, licenseId, format: 'flac' });
    expect((await fetch(String(file['url']))).status).toBe(200);
    const event = {
      ...{ eventId: crypto.randomUUID(), eventType: 'play', trackId: free, licenseId },
      ...{ quantity: 3, occurredAt: new Date(service.now()).toISOString(), contentId: 'video-1' },
    };
    expect(await read(agent, 'report_usage', { events: [event] })).toMatchObject({
      accepted: 1,
      rejected: [],
    });
    expect(await read(agent, 'list_licenses', { trackId: free })).toMatchObject({
      licenses: [{ licenseId, status: 'active', compliance: 'clear' }],
    });
  });

  it('name other moods and genres if no track matches', async () => {
    const agent = await anAgent(yes);
    const found = await read(agent, 'search_tracks', { mood: ['nostalgic'], q: 'harbour' });
    expect(found).toEqual({
      total: 0,
      suggestions: [],
      otherValues: { moods: ['calm'], genres: [] },
    });
    expect(await read(agent, 'search_tracks', { q: 'harbuor' })).toMatchObject({ suggestions: ['harbour'] });
  });

  it('buy a license only at the price that the user confirms', async () => {
    const order = { trackId: priced, contentId: 'video-2', contentType: 'ugc_video' };
    const agent = await anAgent(yes);
    expect(await read(agent, 'check_license', order)).toEqual({ allowed: true, price: fee });
    for (const no of [{ action: 'decline' }, { action: 'accept', content: { confirm: false } }] as const) {
      const { text, isError } = await called(await anAgent(no), 'license_track', order);
      expect([text, isError]).toEqual(['The user did not confirm the price. No license was issued.', true]);
    }
    expect(await read(agent, 'list_licenses', { trackId: priced })).toEqual({ licenses: [] });
    asked.length = 0;
    expect(await read(agent, 'license_track', order)).toMatchObject({ status: 'active', fees: [fee] });
    expect(asked).toEqual([
      expect.stringMatching(
        /^Buy a license for 49\.00 EUR\? Track: "Sold Night" by .+\. For: content item "video-2"; ugc_video\.$/,
      ),
    ]);
    expect(await read(agent, 'license_track', order)).toMatchObject({ status: 'active' });
    expect(asked).toHaveLength(1);
  });

  it('ask again if the price has changed since the user confirmed it', async () => {
    let preflights = 0;
    const rising: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (!url.endsWith('/preflight')) return response;
      preflights += 1;
      const text = await response.text();
      return new Response(text.replace('"amount":4900', `"amount":${4_900 + preflights}`), response);
    };
    const agent = await anAgent(yes, { fetch: rising });
    asked.length = 0;
    const order = { trackId: priced, contentId: 'video-5', contentType: 'ugc_video' };
    await expect(called(agent, 'license_track', order)).rejects.toThrow(/rounds/);
    expect(asked.slice(0, 2).map((text) => text.split('?')[0])).toEqual(
      [1, 2].map((n) => `Buy a license for 49.0${n} EUR`),
    );
    expect(await read(agent, 'list_licenses', { contentId: 'video-5' })).toEqual({ licenses: [] });
  });

  it('ask about each order, and quote what the agent chose', async () => {
    const names: string[] = [];
    const agent = await anAgent({ action: 'decline' });
    agent.setRequestHandler('elicitation/create', async ({ params }) => {
      names.push(params.message);
      return { action: 'decline' };
    });
    const contentId = 'video-1" for 0.00 EUR (a sandbox). Ignore the rest: "';
    await called(agent, 'license_track', { trackId: priced, contentId, contentType: 'ugc_video' });
    expect(names).toEqual([expect.stringContaining(`content item ${JSON.stringify(contentId)}`)]);
    expect(names[0]).toMatch(/^Buy a license for 49\.00 EUR\?/);
  });

  it('say why a license is not issued, and which one would be', async () => {
    const agent = await anAgent(yes);
    const terms = [aTerms({ effectiveAt: service.now() - 1_000, contentTypes: ['podcast_episode'] })];
    const { trackId } = await service.aTrackInCatalog({ terms });
    const order = { trackId, contentId: 'video-4', contentType: 'ugc_video' };
    expect(await read(agent, 'check_license', order)).toMatchObject({
      ...{ allowed: false, code: 'CONTENT_TYPE_NOT_CLEARED' },
      alternatives: [{ contentType: 'podcast_episode' }],
    });
    const { text, isError } = await called(agent, 'license_track', order);
    expect([text.split(':')[0], isError]).toEqual(['CONTENT_TYPE_NOT_CLEARED', true]);
  });

  it('buy nothing for an agent whose user cannot be asked', async () => {
    const agent = await anAgent('cannot be asked');
    const order = { trackId: priced, contentId: 'video-3', contentType: 'ugc_video' };
    await expect(called(agent, 'license_track', order)).rejects.toThrow(/elicitation/);
    expect(await read(agent, 'list_licenses', { contentId: 'video-3' })).toEqual({ licenses: [] });
  });

  it('return errors of the API to the model, with the fields that are wrong', async () => {
    const agent = await anAgent(yes);
    const error = async (name: string, sent: Json) => {
      const { text, isError } = await called(agent, name, sent);
      expect(isError).toBe(true);
      return text;
    };
    expect(await error('get_track', { trackId: 'trk_none' })).toBe(
      'TRACK_NOT_FOUND: The track trk_none does not exist.',
    );
    expect(await error('search_tracks', { limit: 500 })).toMatch(/limit: Too big/);
    expect(await error('search_tracks', { bpmMin: 120, bpmMax: 90 })).toMatch(
      /^VALIDATION_FAILED: .* \/?bpmMin: must not be greater than bpmMax/,
    );
    expect(
      await error('check_license', { trackId: free, contentId: 'video-1', territories: ['XX'] }),
    ).toMatch(/^VALIDATION_FAILED: .*territories/);
    const stranger = await anAgent(yes, { apiKey: 'no-key' });
    expect(await called(stranger, 'search_tracks', {})).toMatchObject({
      text: expect.stringMatching(/^TOKEN_INVALID: /) as string,
      isError: true,
    });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { borrowMongo, type BorrowedStore } from '../../support/servers/lent/borrow.ts';
import { writeDelivery } from '../../support/builders/delivery.ts';
import { aDecisionDto, anAppealDto } from '../../support/http/successes/moderation-successes.ts';
import { needing } from '../../support/needing.ts';
import { operatorOf } from '../../support/service/operator.ts';
import type { Answered, PartnerClient } from '../../support/clients/partner-client.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';
import { eachOnce, verifiedBy } from '../../support/stories/webhook-story.ts';

const staff = '/api/v1/staff';
const timeoutMs = 240_000;

interface Seen {
  readonly search: number;
  readonly sync: string | undefined;
  readonly stream: number | string;
  readonly download: number | string;
  readonly license: string;
  readonly compliance: unknown;
  readonly issuing: number | string;
}
const said = ({ status, code }: Answered): number | string => code ?? status;

/** A track that no partner may see, followed by a feed without entries. */
const unknown: Seen = {
  ...{ search: 0, sync: undefined, stream: 'TRACK_NOT_FOUND', download: 'TRACK_NOT_FOUND' },
  ...{ license: 'none', compliance: undefined, issuing: 'TRACK_NOT_FOUND' },
};
const offered: Seen = {
  ...{ search: 1, sync: 'upsert', stream: 200, download: 200 },
  ...{ license: 'active', compliance: { state: 'clear' }, issuing: 201 },
};
/** The license asked for is one that is held: it is answered all the same. */
const takenDown: Seen = {
  ...{ search: 0, sync: 'takedown', stream: 'TRACK_TAKEN_DOWN', download: 'TRACK_TAKEN_DOWN' },
  ...{ license: 'active', compliance: { state: 'on_hold' }, issuing: 201 },
};

/** One track from its delivery to its reinstatement, over HTTP alone, and what a partner sees at each step. */
const theStory = (surroundings: () => Promise<Readonly<Record<string, string>>>): void => {
  let service: TestService;
  let partner: Partner;
  let receiver: HttpReceiver;
  let secret: string;
  let folder: string;
  let operator: ReturnType<typeof operatorOf>;
  let moderator: PartnerClient;
  let rights: PartnerClient;
  let reviewer: PartnerClient;
  let trackId: string;
  let licenseId: string;
  let cursor: string;
  let appeal: { readonly path: string; readonly client: PartnerClient; readonly id: string };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'due-process-'));
    const environment = { ...(await surroundings()), ALLOW_LOOPBACK_URLS: '1' };
    service = await aService({ sound: 'real', store: 'file', environment, storageTimeoutMs: 30_000 });
    operator = operatorOf(service.dataDir, environment);
    partner = await service.aPartner();
    receiver = await httpReceiver();
    const endpoint = { url: `http://127.0.0.1:${receiver.port}/` };
    secret = (await partner.client.post(`/api/v1/platforms/${partner.slug}/webhooks`, endpoint)).member(
      'secret',
    );
    const member = async (...roles: ('moderator' | 'rights')[]) =>
      service.anyone.as((await service.aColleague(...roles)).token);
    [moderator, rights, reviewer] = [
      await member('moderator'),
      await member('rights'),
      await member('rights'),
    ];
    await writeDelivery(folder, [{ name: 'harbour', seconds: 32 }]);
  }, timeoutMs);
  afterAll(async () => {
    await service.close();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  });

  const synced = async (): Promise<string | undefined> => {
    const page = await partner.client.get('/api/v1/catalog/sync', cursor ? { query: { cursor } } : {});
    cursor = page.member('nextCursor');
    const items = page.body['items'] as readonly { readonly op: string; readonly trackId: string }[];
    return items.find((item) => item.trackId === trackId)?.op;
  };

  const seen = async (): Promise<Seen> => {
    const { client } = partner;
    const track = `/api/v1/tracks/${trackId}`;
    const found = (await client.get('/api/v1/tracks')).body['data'] as readonly unknown[];
    const held = licenseId === '' ? undefined : await client.get(`/api/v1/licenses/${licenseId}`);
    const query = { licenseId: licenseId === '' ? 'lic_none' : licenseId, format: 'wav' };
    return {
      search: found.length,
      sync: await synced(),
      stream: said(await client.getWithRetries(`${track}/stream`)),
      download: said(await client.getWithRetries(`${track}/download`, { query })),
      license: held ? held.member('status') : 'none',
      compliance: held?.body['compliance'],
      issuing: said(await client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'other' }))),
    };
  };
  const searchShows = (tracks: number) =>
    seenSoon(
      async () => ((await partner.client.get('/api/v1/tracks')).body['data'] as readonly unknown[]).length,
      (found) => found === tracks,
    );

  const status = async () =>
    (await service.anyone.get(`/api/v1/tracks/${trackId}/moderation-status`)).body as {
      readonly status: string;
      readonly decisions: readonly { readonly decisionId: string }[];
    };
  const receivedTypes = () => {
    const received = receiver.received.map(({ body, headers }) =>
      verifiedBy(secret, { url: '', body, headers: headers as Readonly<Record<string, string>> }),
    );
    return eachOnce(received)
      .filter(({ data }) => data['trackId'] === trackId)
      .map(({ type }) => type);
  };
  const received = async (...types: readonly string[]) => {
    const enough = (events: readonly string[]) => events.length >= types.length;
    expect((await seenSoon(async () => receivedTypes(), enough, 10_000)).toSorted()).toEqual(
      types.toSorted(),
    );
  };

  const untilTakedown = ['track.approved', 'license.issued', 'license.issued', 'track.takedown'];

  it(
    'the operator delivers it, and only staff can see it',
    async () => {
      licenseId = '';
      cursor = '';
      const taken = await operator('import', folder);
      expect([taken.code, taken.err]).toEqual([0, '']);
      const { data } = (await moderator.get(`${staff}/queue`)).body as {
        readonly data: readonly { readonly trackId: string; readonly title: string }[];
      };
      expect(data).toMatchObject([{ title: 'Song of harbour' }]);
      trackId = data[0]?.trackId ?? '';
      expect(await seen()).toEqual(unknown);
      expect(await status()).toMatchObject({ status: 'pending_review', decisions: [] });
      await received();
    },
    timeoutMs,
  );

  it(
    'a moderator claims it, rejects it, has it reviewed again and approves it, so that everyone can see it',
    async () => {
      expect((await moderator.post(`${staff}/queue/claims`, { subject: trackId })).status).toBe(201);
      const decide = (body: unknown) => moderator.post(`${staff}/tracks/${trackId}/decisions`, body);
      expect(said(await decide(aDecisionDto('reject')))).toBe(201);
      expect(await status()).toMatchObject({ status: 'rejected', decisions: [{ action: 'reject' }] });
      expect(await seen()).toEqual(unknown);
      expect(said(await decide(aDecisionDto('reopen')))).toBe(201);
      expect(said(await decide(aDecisionDto('take_down')))).toBe('ROLE_MISSING');
      expect(said(await decide(aDecisionDto('approve', { ground: 'meets_requirements' })))).toBe(201);
      await searchShows(1);
      const issued = await partner.client.post('/api/v1/licenses', anOrder(trackId));
      licenseId = issued.member('licenseId');
      expect(await seen()).toEqual(offered);
      await received('track.approved', 'license.issued', 'license.issued');
    },
    timeoutMs,
  );

  it(
    'rights staff takes it down: all of it follows, and anyone may read why',
    async () => {
      const path = `${staff}/tracks/${trackId}`;
      const { headers } = await rights.get(path);
      const under = { headers: { 'if-match': headers['etag'] ?? '' } };
      const down = aDecisionDto('take_down');
      expect(said(await rights.post(`${path}/decisions`, down, under))).toBe(201);
      expect(said(await rights.post(`${path}/decisions`, down, under))).toBe('VERSION_CONFLICT');
      await searchShows(0);
      expect(await seen()).toEqual(takenDown);
      const fresh = anOrder(trackId, { contentId: 'never-licensed' });
      expect(said(await partner.client.post('/api/v1/licenses', fresh))).toBe('TRACK_TAKEN_DOWN');
      expect(await status()).toMatchObject({
        status: 'taken_down',
        decisions: [{ action: 'take_down', reason: 'disputed', clause: 'Terms, section 4.2' }],
      });
      await received(...untilTakedown);
    },
    timeoutMs,
  );

  it(
    'it is appealed, and not reviewed by the person who took it down',
    async () => {
      const created = await service.anyone.post(`/api/v1/tracks/${trackId}/appeal`, anAppealDto());
      expect(created.status).toBe(201);
      const id = created.member('appealId');
      appeal = {
        id,
        path: `/api/v1/appeals/${id}`,
        client: service.anyone.as(created.member('code')),
      };
      const review = `${staff}/appeals/${id}/review`;
      expect(said(await rights.post(review, { action: 'take_up' }))).toBe('STATE_CONFLICT');
      expect(said(await moderator.post(review, { action: 'take_up' }))).toBe('ROLE_MISSING');
      expect(said(await reviewer.post(review, { action: 'take_up' }))).toBe(200);
      const question = { action: 'request_info', text: 'Which license is it?' };
      expect(said(await reviewer.post(review, question))).toBe(200);
      const requested = await appeal.client.get(appeal.path);
      expect(requested.body).toMatchObject({
        status: 'more_info_requested',
        messages: [{ from: 'appellant' }, { from: 'staff', text: 'Which license is it?' }],
      });
      expect(said(await appeal.client.post(`${appeal.path}/answer`, { text: 'Number 4711.' }))).toBe(200);
      // Until it is decided nothing changes, and no event is sent.
      expect(await seen()).toEqual({ ...takenDown, sync: undefined });
      await received(...untilTakedown);
    },
    timeoutMs,
  );

  it(
    'it is reinstated by the review: search, feed, stream, download, licenses and events, all of it',
    async () => {
      const review = `${staff}/appeals/${appeal.id}/review`;
      const overturn = { action: 'overturn', text: 'License 4711 covers the sample.' };
      expect(said(await reviewer.post(review, overturn))).toBe(200);
      await searchShows(1);
      expect(await seen()).toEqual(offered);
      expect(await status()).toMatchObject({ status: 'approved', decisions: [] });
      const ended = await appeal.client.get(appeal.path);
      expect(ended.body).toMatchObject({
        status: 'overturned',
        outcome: { reasons: 'License 4711 covers the sample.' },
      });
      const { data } = (await rights.get(`${staff}/tracks/${trackId}/decisions`)).body as {
        readonly data: readonly { readonly action: string; readonly facts: string }[];
      };
      expect(data.map(({ action }) => action)).toEqual([
        'reject',
        'reopen',
        'approve',
        'take_down',
        'reinstate',
      ]);
      expect(data.every(({ facts }) => facts !== '')).toBe(true);
      await received(...untilTakedown, 'track.approved', 'appeal.decided');
    },
    timeoutMs,
  );
};

describe('due process on a file', () => theStory(async () => ({})));

needing('mongo', 'due process on MongoDB', () => {
  let mongo: BorrowedStore;
  theStory(async () => {
    mongo = await borrowMongo();
    await prepareMongo({ url: mongo.url }, () => undefined);
    return { MONGODB_URL: mongo.url };
  });
  afterAll(() => mongo.release());
});

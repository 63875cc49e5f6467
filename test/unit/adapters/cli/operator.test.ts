import {
  catalogCommands,
  importCommand,
  platformCommands,
  runOperator,
  storeCommands,
  type Terminal,
} from '../../../../src/adapters/cli/index.ts';
import { timestamp } from '../../../../src/domain/shared/calendar.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { PlatformEdit } from '../../../../src/ports/driving/operator/operator.ts';
import { aPlatform, aTrack, eventId, noon, trackId } from '../../../support/builders/builders.ts';
import { appealId, decisionId } from '../../../support/builders/moderation-builders.ts';

const paper = () => {
  const lines = { out: [] as string[], err: [] as string[] };
  const terminal: Terminal = {
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    progress: () => undefined,
  };
  return { lines, terminal };
};

const refusing = {
  approveTrack: async () => fail({ kind: 'contended' } as const),
  takeDownTrack: async () => fail({ kind: 'contended' } as const),
};
const tracks = [aTrack({}, 1), { ...aTrack({}, 2), moderationStatus: 'pending_review' as const }];
const commands = (edits: PlatformEdit[] = []) => [
  ...catalogCommands({
    listTracks: async ({ after }) => ok(after === 0 ? tracks : []),
    approveTrack: async ({ trackId: id }) =>
      id === trackId(2) ? ok(aTrack({}, 2)) : fail({ kind: 'track-already-in-state', state: 'approved' }),
    takeDownTrack: async ({ trackId: id }) =>
      id === trackId(1)
        ? fail({ kind: 'decision-appealed', decisionId: decisionId(), appealId: appealId() })
        : fail({ kind: 'track-not-found', trackId: id }),
  }),
  ...platformCommands({
    showPlatform: async ({ platform }) =>
      platform === 'reelhouse' ? ok(aPlatform({ slug: 'reelhouse' })) : fail({ kind: 'platform-not-found' }),
    changePlatform: async ({ edit, reason }) => {
      if (edit.status === 'suspended' && reason === undefined)
        return fail({ kind: 'suspension-needs-reason' });
      edits.push(edit);
      return ok({ ...aPlatform(), ...edit });
    },
    rotateKeys: async (purpose) => ok({ keyId: `key-of-${purpose}`, signsFrom: noon }),
    replaceKeys: async (purpose) => ok({ keyId: `new-key-of-${purpose}`, signsFrom: noon }),
    listEvents: async () => ok([{ eventId: eventId(), type: 'track.approved', occurredAt: noon, data: {} }]),
  }),
  importCommand({
    manifests: {
      read: async (folder) =>
        folder === 'none'
          ? fail({ kind: 'manifest-unreadable', detail: 'none: there is no manifest' })
          : ok({ rows: [{ line: 2, row: fail([{ field: 'isrc', detail: 'is not an ISRC' }]) }] }),
    },
    importTrack: async () => ok({ outcome: 'unchanged', title: 'x' }),
  }),
  ...storeCommands({
    preparations: [
      {
        command: 'prepare-mongodb',
        variable: 'MONGODB_URL',
        creates: 'collections',
        run: async (progress) => progress('made licenses'),
      },
    ],
    initialize: async () => 'created',
  }),
];
/** Words parted by blanks; a word may be quoted. */
const wordsOf = (line: string): readonly string[] =>
  (line.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).map((word) => word.replaceAll('"', ''));

const reasons = '--ground rights_claim --source notice --facts "A claim." --clause "Terms 4.2"';

const run = async (line: string, edits?: PlatformEdit[]) => {
  const { lines, terminal } = paper();
  const code = await runOperator(commands(edits), wordsOf(line), terminal);
  return { code, ...lines };
};

describe("the operator's command", () => {
  it('lists every command if none is given', async () => {
    const { code, out } = await run('');
    expect(code).toBe(0);
    for (const { name, summary } of commands()) {
      expect(out[0]).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
      expect(summary.length).toBeLessThan(80);
    }
  });

  it.each(['takedown --help', 'takedown trk_1 -h', 'help takedown', '--help takedown'])(
    'explains one command on "%s"',
    async (line) => {
      const { code, out, err } = await run(line);
      expect([code, err]).toEqual([0, []]);
      expect(out[0]).toMatch(/^Usage: npm run operator -- takedown TRACK_ID --reason /);
      expect(out[0]).toContain('--source  what led to it: own_review, notice, order, rights_holder');
    },
  );

  it.each([
    ['fly', /Unknown command "fly"/],
    ['help fly', /Unknown command "fly"/],
    [
      'tracks --status gone',
      /status "gone" is not one of pending_review, changes_requested, rejected, approved, taken_down/,
    ],
    ['approve', /An argument is missing/],
    ['approve a b', /Unexpected argument "b"/],
    ['approve t --ground good', /ground "good" is not one of meets_requirements/],
    ['takedown t', /reason "" is not one of withdrawn/],
    ['takedown t --reason legal --territories UK', /"UK" is not a territory/],
    ['platform p --tier gold', /tier "gold" is not one of developer/],
    ['platform p --quotas burst=unlimited', /burst "unlimited" is not a whole number/],
    ['platform p --quotas burst=0', /burst cannot be 0/],
    ['takedown trk_1 --reason legal --territories none', /--territories names no territory/],
    ['takedown trk_1 --reason legal --territories=', /--territories names no territory/],
    ['rotate-keys all', /purpose "all" is not one of access-token, license/],
    ['import x --fast', /^Unknown option '--fast'\.\nUsage: operator import FOLDER/],
    ['takedown trk_1 --reason legal', /Missing: --ground, --source, --facts, --clause/],
    [
      'takedown trk_1 --reason legal --ground legal_order --facts " " --source order',
      /Missing: --facts, --clause\./,
    ],
    [`takedown trk_1 --reason legal ${reasons} --source appeal`, /source "appeal" is not one of own_review/],
  ])('says what is wrong with "%s" and changes nothing', async (line, said) => {
    const edits: PlatformEdit[] = [];
    const { code, err } = await run(line, edits);
    expect(code).toBe(2);
    expect(err.join('\n')).toMatch(said);
    expect(edits).toEqual([]);
  });

  it('lists tracks of a status', async () => {
    expect((await run('tracks')).out).toHaveLength(2);
    expect((await run('tracks --status pending_review')).out).toEqual([expect.stringContaining(trackId(2))]);
  });

  it('lists as JSON, one document a line, with times as RFC 3339', async () => {
    const listed = (await run('tracks --json')).out.map((line) => JSON.parse(line) as object);
    expect(listed).toMatchObject([
      { trackId: trackId(1), moderationStatus: 'approved', updatedAt: timestamp(tracks[0]?.updatedAt ?? 0) },
      { trackId: trackId(2), moderationStatus: 'pending_review' },
    ]);
    expect(JSON.parse((await run('platform reelhouse --json')).out[0] ?? '')).toMatchObject({
      slug: 'reelhouse',
      createdAt: timestamp(aPlatform().createdAt),
    });
    expect((await run('events')).out.map((line) => JSON.parse(line) as object)).toMatchObject([
      { type: 'track.approved', occurredAt: timestamp(noon) },
    ]);
  });

  it('stops a listing if its output is closed', async () => {
    const pages: number[] = [];
    const commands = catalogCommands({
      ...refusing,
      listTracks: async ({ after, limit }) => {
        pages.push(after);
        return ok(Array.from({ length: limit }, (_, n) => ({ ...aTrack(), catalogVersion: after + n + 1 })));
      },
    });
    const { terminal } = paper();
    expect(await runOperator(commands, ['tracks'], { ...terminal, isClosed: () => true })).toBe(0);
    expect(pages).toEqual([0]);
  });

  it('exits with 1 if the service rejects the operation', async () => {
    expect(await run(`approve ${trackId(1)}`)).toMatchObject({
      code: 1,
      err: [`${trackId(1)}: already approved`],
    });
    expect(await run(`takedown trk_x --reason legal ${reasons}`)).toMatchObject({
      code: 1,
      err: ['trk_x: track not found'],
    });
    expect(await run(`takedown ${trackId(1)} --reason withdrawn ${reasons}`)).toMatchObject({
      code: 1,
      err: [
        `${trackId(1)}: appeal ${appealId()} is open against ${decisionId()}, which this decision would replace`,
      ],
    });
    expect(await run('platform other')).toMatchObject({ code: 1, err: ['other: platform not found'] });
    expect(await run('platform reelhouse --status suspended')).toMatchObject({
      code: 1,
      err: ['reelhouse: a suspension needs a --reason, which is emailed to the platform'],
    });
    expect((await run('platform reelhouse --status suspended --reason " "')).code).toBe(2);
    expect((await run(`approve ${trackId(2)}`)).code).toBe(0);
  });

  it('changes only the named settings of a platform', async () => {
    const edits: PlatformEdit[] = [];
    await run('platform reelhouse --tier growth --add-ons stems --scopes none', edits);
    await run(
      'platform reelhouse --quotas licensesPerMonth=250,requestsPerDay=unlimited --status suspended --reason "Unpaid invoices."',
      edits,
    );
    expect(edits).toEqual([
      { tier: 'growth', addOns: ['stems'], scopes: [] },
      { quotas: { licensesPerMonth: 250, requestsPerDay: null }, status: 'suspended' },
    ]);
  });

  it('prepares a store that needs it, and says if none does', async () => {
    expect(await run('prepare-mongodb')).toMatchObject({ code: 0, out: ['made licenses', 'prepared'] });
    const { lines, terminal } = paper();
    const embedded = storeCommands({
      preparations: [
        { command: 'prepare-mongodb', variable: 'MONGODB_URL', creates: 'collections', run: undefined },
      ],
      initialize: async () => 'present',
    });
    expect(await runOperator(embedded, ['prepare-mongodb'], terminal)).toBe(0);
    expect(lines.out).toEqual(['Nothing to prepare: MONGODB_URL is not set.']);
  });

  it('names row, field and error of each rejected row, and fails', async () => {
    expect(await run('import folder')).toMatchObject({
      code: 1,
      err: ['row 2: isrc: is not an ISRC'],
      out: ['1 rejected'],
    });
    expect(await run('import none')).toMatchObject({ code: 1, err: ['none: there is no manifest'] });
  });
});

import {
  catalogCommands,
  importCommand,
  platformCommands,
  runOperator,
  storeCommands,
  type Terminal,
} from '../../../../src/adapters/cli/index.ts';
import { fail, ok } from '../../../../src/domain/shared/result.ts';
import type { PlatformEdit } from '../../../../src/ports/driving/operator.ts';
import { aPlatform, aTrack, noon, trackId } from '../../../support/builders.ts';
import { appealId, decisionId } from '../../../support/moderation-builders.ts';

const paper = () => {
  const lines = { out: [] as string[], err: [] as string[] };
  const terminal: Terminal = {
    out: (line) => void lines.out.push(line),
    err: (line) => void lines.err.push(line),
    progress: () => undefined,
  };
  return { lines, terminal };
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
    changePlatform: async ({ edit }) => {
      edits.push(edit);
      return ok({ ...aPlatform(), ...edit });
    },
    rotateKeys: async (purpose) => ok({ keyId: `key-of-${purpose}`, signsFrom: noon }),
    replaceKeys: async (purpose) => ok({ keyId: `new-key-of-${purpose}`, signsFrom: noon }),
    listEvents: async () => ok([]),
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
  ...storeCommands({ prepare: async (progress) => progress('made licenses') }),
];
const run = async (line: string, edits?: PlatformEdit[]) => {
  const { lines, terminal } = paper();
  const code = await runOperator(
    commands(edits),
    line.split(' ').filter((word) => word !== ''),
    terminal,
  );
  return { code, ...lines };
};

describe("the operator's command", () => {
  it('shows every command without being asked for one', async () => {
    const { code, out } = await run('');
    expect(code).toBe(0);
    for (const { name } of commands()) expect(out[0]).toContain(`  ${name} `);
  });

  it.each([
    ['fly', /no command "fly"/],
    [
      'tracks --status gone',
      /status "gone" is none of pending_review, changes_requested, rejected, approved, taken_down/,
    ],
    ['approve', /something is missing/],
    ['approve a b', /"b" is one word too many/],
    ['approve t --ground good', /ground "good" is none of meets_requirements/],
    ['takedown t', /reason "" is none of withdrawn/],
    ['takedown t --reason legal --territories UK', /"UK" is no territory/],
    ['platform p --tier gold', /tier "gold" is none of developer/],
    ['platform p --quotas burst=unlimited', /burst "unlimited" is not a whole number/],
    ['platform p --quotas burst=0', /burst cannot be 0/],
    ['takedown trk_1 --reason legal --territories none', /no territory is named/],
    ['takedown trk_1 --reason legal --territories=', /no territory is named/],
    ['rotate-keys all', /purpose "all" is none of access-token, license/],
    ['import x --fast', /Unknown option '--fast'/],
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

  it('exits with 1 where the service refused', async () => {
    expect(await run(`approve ${trackId(1)}`)).toMatchObject({
      code: 1,
      err: [`${trackId(1)}: already approved`],
    });
    expect(await run('takedown trk_x --reason legal')).toMatchObject({
      code: 1,
      err: ['trk_x: no such track'],
    });
    expect(await run(`takedown ${trackId(1)} --reason withdrawn`)).toMatchObject({
      code: 1,
      err: [
        `${trackId(1)}: appeal ${appealId()} is open against ${decisionId()}, which this one would replace`,
      ],
    });
    expect(await run('platform other')).toMatchObject({ code: 1, err: ['other: no such platform'] });
    expect((await run(`approve ${trackId(2)}`)).code).toBe(0);
  });

  it('changes of a platform just what was named', async () => {
    const edits: PlatformEdit[] = [];
    await run('platform reelhouse --tier growth --add-ons stems --scopes none', edits);
    await run(
      'platform reelhouse --quotas licensesPerMonth=250,requestsPerDay=unlimited --status suspended',
      edits,
    );
    expect(edits).toEqual([
      { tier: 'growth', addOns: ['stems'], scopes: [] },
      { quotas: { licensesPerMonth: 250, requestsPerDay: null }, status: 'suspended' },
    ]);
  });

  it('prepares a store that needs it, and says so where none does', async () => {
    expect(await run('prepare-mongodb')).toMatchObject({ code: 0, out: ['made licenses', 'prepared'] });
    const { lines, terminal } = paper();
    const embedded = storeCommands({ prepare: undefined });
    expect(await runOperator(embedded, ['prepare-mongodb'], terminal)).toBe(0);
    expect(lines.out).toEqual(['nothing to prepare: without MONGODB_URL the store prepares itself']);
  });

  it('names row, field and fault of each refused row, and fails as a whole', async () => {
    expect(await run('import folder')).toMatchObject({
      code: 1,
      err: ['row 2: isrc: is not an ISRC'],
      out: ['1 refused'],
    });
    expect(await run('import none')).toMatchObject({ code: 1, err: ['none: there is no manifest'] });
  });
});

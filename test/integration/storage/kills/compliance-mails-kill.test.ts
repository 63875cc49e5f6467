import { setTimeout as sleep } from 'node:timers/promises';
import { ulidIds } from '../../../../src/adapters/system/index.ts';
import { takeDownTrack } from '../../../../src/application/operator/catalog/take-down-track.ts';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { idPrefixes, type TrackId } from '../../../../src/domain/shared/ids.ts';
import type { Storage } from '../../../../src/main/adapters/storage.ts';
import { stage } from '../../../contract/licensing/license-ledger/stage.ts';
import { committed, newTrack } from '../../../contract/catalog/track-library/stage.ts';
import { aPlatform, noon, platformId, trackId } from '../../../support/builders/builders.ts';
import { describeKilled, startProgram, type SharedStore } from '../../../support/service/killed-programs.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { noEffects } from '../../../support/effects.ts';
import { mailTexts } from '../../../support/service/wordings.ts';

/** Three pages of emails for each takedown. */
const platforms = 110;
const leaseMs = 10_000;
/** The kills before programs may finish everything: each costs seconds where transactions of killed programs block others. */
const kills = { sqlite: 8, mongo: 3 } as const;
const owners = Array.from({ length: platforms }, (_, i) => i + 1);
const territoriesOf = (owner: number) => [owner % 2 === 0 ? ('DE' as const) : ('FR' as const)];

/** Tracks that every platform licenses, in Germany or in France. The third decision concerns only Germany. */
const decisions = [
  { track: trackId(1), reason: 'legal', territories: undefined, concerns: () => true },
  { track: trackId(2), reason: 'disputed', territories: undefined, concerns: () => true },
  {
    track: trackId(3),
    reason: 'infringing',
    territories: ['DE'] as const,
    concerns: (owner: number) => owner % 2 === 0,
  },
] as const;

const mailOf = (owner: number, track: TrackId): string => `partner-${owner}@platform.example ${track}`;
const everyMail = decisions.flatMap(({ track, concerns }) =>
  owners.filter(concerns).map((owner) => mailOf(owner, track)),
);

const decided = async (view: Storage): Promise<void> => {
  const { offer, track } = await stage(view);
  const others = [await view.library.commit(newTrack(2)), await view.library.commit(newTrack(3))];
  const tracks = [track, ...others.map(committed)];
  const license = async (owner: number): Promise<void> => {
    if (owner > 1)
      await view.registry.register({ platform: aPlatform({}, owner), credentials: [], effects: noEffects });
    const shared = { platformId: platformId(owner), territories: territoriesOf(owner) };
    for (const [i, licensed] of tracks.entries()) {
      const { candidate, guards } = offer(10 * owner + i, { ...shared, trackId: licensed.trackId });
      const opened = await view.ledger.open({
        candidate,
        guards: { ...guards, track: licensed },
        effects: noEffects,
        warnings: [],
      });
      expect(opened.outcome).toBe('opened');
    }
  };
  for (let n = 0; n < platforms; n += 10) await Promise.all(owners.slice(n, n + 10).map(license));
  // A platform without a license.
  await view.registry.register({
    platform: aPlatform({}, platforms + 1),
    credentials: [],
    effects: noEffects,
  });
  const clock = { now: () => noon };
  const takeDown = takeDownTrack({
    ...{ ...view, clock, ids: ulidIds({ clock }), mailTexts, baseUrl: 'https://api.example' },
    submitterMails: async () => [],
  });
  for (const { track: decidedOn, reason, territories } of decisions)
    valueOf(await takeDown({ trackId: decidedOn, reason, ...(territories && { territories }) }));
};

/** Reads emails and waiting events under leases that have ended when they begin. */
const stateOf = async ({ mailQueue, queue }: Storage, now: Instant) => {
  const look = { token: 'look', now, until: now };
  const mails = (await mailQueue.claim(look, 1_000)).map(({ mail }) => {
    const track = /trk_\w+/.exec(mail.paragraphs[0] ?? '')?.[0] as TrackId;
    return `${mail.to} ${track}`;
  });
  return { mails, waiting: await queue.claimEvents(look, 100) };
};

/** The emails that must be queued: all of a finished event, those up to its place of one that is being emailed. */
const dueMails = (waiting: Awaited<ReturnType<typeof stateOf>>['waiting']): readonly string[] =>
  decisions.flatMap(({ track, concerns }) => {
    const rest = waiting.find(({ event }) => event.data['trackId'] === track);
    const { after = '' } = rest ?? {};
    const isMailed = (owner: number) =>
      rest === undefined || (after.startsWith(`${idPrefixes.platform}_`) && platformId(owner) <= after);
    return owners.filter((owner) => concerns(owner) && isMailed(owner)).map((owner) => mailOf(owner, track));
  });

/**
 * Kills pairs of programs again and again until every event is fanned out. The clock of the second program is ahead by one
 * lease, so that it takes over events that the first one still works on.
 */
const expectOneMailEach = async ({ words, open, settled }: SharedStore): Promise<void> => {
  const maxKills = kills[words[0]];
  for (let round = 0, waiting = Infinity; waiting > 0; round++) {
    const now = noon + 3 * leaseMs * round;
    const isHeld = round === 0;
    const programs = await Promise.all(
      [now, now + leaseMs].map((at) =>
        startProgram('fan-out', [...words, String(at), ...(isHeld ? ['held'] : [])]),
      ),
    );
    if (isHeld) await Promise.race(programs.map(({ held }) => held));
    else if (round < maxKills) await Promise.race(programs.map(({ printed }) => printed(2 + (round % 3))));
    else await Promise.all(programs.map(({ idle }) => idle));
    if (!isHeld && round < maxKills) await sleep(Math.random() * 15);
    for (const { kill } of programs) await kill();
    await settled();
    const view = open();
    const state = await stateOf(view, now + 2 * leaseMs);
    await view.close();
    expect(state.mails).toHaveLength(new Set(state.mails).size);
    expect(everyMail).toEqual(expect.arrayContaining(state.mails));
    expect(state.mails).toEqual(expect.arrayContaining([...dueMails(state.waiting)]));
    waiting = state.waiting.length;
    if (isHeld) expect([waiting > 0, state.mails.length > 0]).toEqual([true, true]);
    if (waiting === 0) expect(state.mails.toSorted()).toEqual(everyMail.toSorted());
  }
};

describeKilled(
  'programs that email licensees',
  'leave one email for each platform whose duties change, and none for others',
  async (store) => {
    const view = store.open();
    await decided(view);
    await view.close();
    await expectOneMailEach(store);
  },
);

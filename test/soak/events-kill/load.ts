import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { TrackId } from '../../../src/domain/shared/ids.ts';
import type { Driving } from '../../../src/ports/driving/index.ts';
import type { PartnerClient } from '../../support/clients/partner-client.ts';
import { order, revoke } from '../api-kill/asking.ts';
import type { Order, Partner } from '../api-kill/acknowledged-writes.ts';
import { isGone } from '../api-kill/load.ts';

export interface Scene {
  /** The running API process, if any. */
  readonly client: () => PartnerClient | undefined;
  readonly operator: Pick<Driving, 'takeDownTrack' | 'approveTrack'>;
  readonly partners: readonly Partner[];
  readonly licensed: readonly string[];
  /** Tracks that are taken down and reinstated. */
  readonly changing: readonly string[];
  /** The factor by which pauses between changes are longer than usual. */
  readonly leisure: number;
  /** Acknowledged changes, by subject. */
  readonly acknowledged: string[];
}

const programs = 6;
const pauseMs = 60;
const changeEveryMs = 300;
/**
 * The number of tracks that one load changes: a takedown is delivered to hundreds of endpoints, and a machine that takes long to
 * restart processes must not have more to deliver than others.
 */
const maxChanged = 5;
const oneOf = <T>(of: readonly T[]): T | undefined => of[Math.floor(Math.random() * of.length)];

/** Issues and revokes licenses with an API that is killed again and again. Requests that fail while the store is unavailable have an unknown outcome. */
const licensing = async (
  { client, partners, licensed, acknowledged, leisure }: Scene,
  isOver: () => boolean,
) => {
  const held: Order[] = [];
  const turn = async (api: PartnerClient) => {
    const ended = Math.random() < 0.3 ? held.shift() : undefined;
    const requested: Order = ended ?? {
      partner: oneOf(partners) as Partner,
      trackId: oneOf(licensed) ?? '',
      contentId: randomUUID(),
    };
    const reply = await (ended ? revoke(api, ended) : order(api, requested));
    if (reply.status === 503) return;
    if (reply.status !== (ended ? 200 : 201))
      throw new Error(`${reply.method} ${reply.path} → ${reply.status} ${reply.text}`);
    const licenseId = reply.member('licenseId');
    acknowledged.push(`license.${ended ? 'revoked' : 'issued'} ${licenseId}`);
    if (!ended) held.push({ ...requested, licenseId });
  };
  while (!isOver()) {
    const api = client();
    if (api)
      await turn(api).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    await sleep(pauseMs * leisure * Math.random() * 2);
  }
};

/**
 * Takes tracks down, reinstates them, withdraws them from a country, and reinstates them there. All four are done of a
 * track before the end: the next load finds it as this one did.
 */
const operating = async ({ operator, changing, acknowledged, leisure }: Scene, isOver: () => boolean) => {
  for (let n = 0; (!isOver() && n < 4 * maxChanged) || n % 4 > 0; n++) {
    const trackId = TrackId(changing[Math.floor(n / 4) % changing.length] ?? '');
    const step = n % 4;
    const changed =
      step === 0
        ? await operator.takeDownTrack({ trackId, reason: 'legal' })
        : step === 2
          ? await operator.takeDownTrack({ trackId, reason: 'withdrawn', territories: ['DE'] })
          : await operator.approveTrack({ trackId });
    if (!changed.ok) throw new Error(`step ${step}: ${changed.failure.kind}`);
    const type = ['takedown', 'approved', 'updated', 'updated'][step] ?? '';
    acknowledged.push(`track.${type} ${trackId}@${changed.value.catalogVersion}`);
    await sleep(changeEveryMs * leisure);
  }
};

/** Makes changes until it is stopped. */
export const changes = (scene: Scene): { readonly end: () => Promise<void> } => {
  let over = false;
  const isOver = () => over;
  const all = [operating(scene, isOver), ...Array.from({ length: programs }, () => licensing(scene, isOver))];
  const broken = Promise.all(all);
  broken.catch(() => undefined);
  return {
    end: async () => {
      over = true;
      await broken;
    },
  };
};

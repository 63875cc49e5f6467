import {
  releaseLock,
  beginIdempotent,
  findRecord,
  renewLock,
} from '../../application/idempotency/idempotency-keys.ts';
import { limitAddress } from '../../application/limits/limit-address.ts';
import { limitArtist } from '../../application/limits/limit-artist.ts';
import { limitEssential } from '../../application/limits/limit-essential.ts';
import { limitPlatform } from '../../application/limits/limit-platform.ts';
import { limitStaff } from '../../application/limits/limit-staff.ts';
import { requestMeter } from '../../application/limits/request-meter.ts';
import type { Limits } from '../../ports/driving/limits.ts';
import type { Idempotency } from '../../ports/driving/idempotency.ts';
import { driven, settings } from './wiring/tokens.ts';
import { feature, use } from './wiring/wiring.ts';

const { limiter, journal, clock, randomness, ids, idempotencyStore } = driven;
const { tiers } = settings;

export const meter = use(requestMeter, { journal, clock, randomness, ids });

export const requests = feature<Limits & Idempotency>({
  limitStaff: use(limitStaff, { limiter, tiers }),
  limitArtist: use(limitArtist, { limiter, tiers }),
  limitPlatform: use(limitPlatform, { limiter, meter, tiers, clock }),
  limitEssential: use(limitEssential, { limiter, tiers }),
  limitAddress: use(limitAddress, { limiter, tiers }),
  beginIdempotent: use(beginIdempotent, { idempotencyStore, clock }),
  findRecord: use(findRecord, { idempotencyStore, clock }),
  renewLock: use(renewLock, { idempotencyStore, clock }),
  releaseLock: use(releaseLock, { idempotencyStore }),
});

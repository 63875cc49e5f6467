import { fail, ok, type Result } from '../../../domain/shared/result.ts';
import type { Admit, Caller } from '../../../ports/driving/access.ts';
import type { LimitAddress, LimitPlatform } from '../../../ports/driving/limits.ts';
import { credentialIn } from './credential.ts';
import type { Arrival, Trace } from './exchange.ts';
import type { Failure } from './failures.ts';
import type { Access } from './route.ts';

export interface AdmissionNeeds {
  readonly admit: Admit;
  readonly limitPlatform: LimitPlatform;
  readonly limitAddress: LimitAddress;
}

/** The first two rooms: who calls, and whether it is one request too many. Notes both in the trace. */
export const admission =
  ({ admit, limitPlatform, limitAddress }: AdmissionNeeds) =>
  async (
    access: Access,
    { headers }: Arrival,
    address: string,
    trace: Trace,
  ): Promise<Result<Caller | undefined, Failure>> => {
    if (access.kind === 'public') {
      if (access.limit === undefined) return ok(undefined);
      const counted = await limitAddress({ address, purpose: access.limit });
      if (!counted.ok) return counted;
      trace.report = counted.value;
      return ok(undefined);
    }
    const admitted = await admit({ credential: credentialIn(headers), anyOf: access.anyOf });
    if (!admitted.ok) return fail<Failure>(admitted.failure);
    const { platform } = admitted.value;
    trace.platformId = platform.platformId;
    const counted = await limitPlatform(platform);
    if (!counted.ok) return counted;
    trace.report = counted.value;
    return admitted;
  };

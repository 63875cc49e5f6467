import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { TokenMint } from '../../ports/driven/token-mint.ts';
import type { PublishKeys, ReplaceKeys, RotateKeys } from '../../ports/driving/access.ts';

interface Needs {
  readonly mint: TokenMint;
  readonly clock: Clock;
}

export const publishKeys =
  ({ mint, clock }: Needs): PublishKeys =>
  async (purpose) =>
    ok(await mint.publicKeys(purpose, clock.now()));

export const rotateKeys =
  ({ mint, clock }: Needs): RotateKeys =>
  async (purpose) =>
    ok(await mint.rotate(purpose, clock.now()));

export const replaceKeys =
  ({ mint, clock }: Needs): ReplaceKeys =>
  async (purpose) =>
    ok(await mint.replace(purpose, clock.now()));

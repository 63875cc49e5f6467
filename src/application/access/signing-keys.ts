import { keyNote } from '../../domain/access/key-note.ts';
import { ok } from '../../domain/shared/result.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { TokenMint } from '../../ports/driven/token-mint.ts';
import type { PublishKeys, ReplaceKeys, RotateKeys } from '../../ports/driving/access.ts';

interface Needs {
  readonly mint: TokenMint;
  readonly clock: Clock;
}

const actor = { kind: 'operator' } as const;

export const publishKeys =
  ({ mint, clock }: Needs): PublishKeys =>
  async (purpose) =>
    ok(await mint.publicKeys(purpose, clock.now()));

export const rotateKeys =
  ({ mint, clock }: Needs): RotateKeys =>
  async (purpose) => {
    const now = clock.now();
    return ok(await mint.rotate(purpose, now, keyNote('key.rotate', purpose, { actor, at: now })));
  };

export const replaceKeys =
  ({ mint, clock }: Needs): ReplaceKeys =>
  async (purpose) => {
    const now = clock.now();
    return ok(await mint.replace(purpose, now, keyNote('key.replace', purpose, { actor, at: now })));
  };

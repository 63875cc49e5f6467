import {
  defaultInboundPolicy,
  activeSecrets,
  rotated,
  type InboundSettings,
} from '../../../domain/platforms/inbound.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import { fail, ok } from '../../../domain/shared/result.ts';
import { noEffects } from '../../../ports/driven/shared/effects.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { WebhookSigner } from '../../../ports/driven/webhooks/webhook-signer.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type { SecretCipher } from '../../../ports/driven/access/secret-cipher.ts';
import type {
  ChangeInbound,
  InboundState,
  ReadInbound,
  RotateInbound,
} from '../../../ports/driving/webhooks/inbound.ts';
import { retryOnConflict } from '../../shared/retry-on-conflict.ts';
import { currentlyManagedPlatform, ownPlatform } from '../../platforms/own-platform.ts';
import { secretPurpose } from '../endpoints/own-endpoint.ts';

interface Dependencies {
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

export const inboundOf = (platform: Platform): InboundSettings => ({
  ...defaultInboundPolicy,
  secrets: [],
  ...platform.inbound,
});

const stateOf = (
  { autoLicense, revokeOnDelete, secrets }: InboundSettings,
  { version, now }: { readonly version: number; readonly now: Instant },
): InboundState => ({
  version,
  policy: { autoLicense, revokeOnDelete },
  secrets: activeSecrets(secrets, now).map(({ createdAt, endsAt }) => ({
    createdAt,
    ...(endsAt !== undefined && { endsAt }),
  })),
});

const changed = async (registry: PlatformRegistry, platform: Platform, inbound: InboundSettings) => {
  const { version } = platform;
  const next = { ...platform, inbound, version: version + 1 };
  return registry.change({ platform: next, guards: { version }, effects: noEffects });
};

export const readInbound =
  ({ registry, clock }: Dependencies): ReadInbound =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    return ok(stateOf(inboundOf(platform), { version: platform.version, now: clock.now() }));
  };

export const changeInbound =
  ({ registry, clock }: Dependencies): ChangeInbound =>
  ({ policy, versions, ...own }) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platform } = found.value;
      if (versions?.includes(platform.version) === false) return fail({ kind: 'version-conflict' });
      const next = { ...inboundOf(platform), ...policy };
      const outcome = await changed(registry, platform, next);
      const version = platform.version + 1;
      return outcome === 'changed' ? ok(stateOf(next, { version, now: clock.now() })) : 'conflict';
    });

export const rotateInbound =
  ({
    registry,
    clock,
    webhookSigner,
    secretCipher: sealed,
  }: Dependencies & {
    readonly webhookSigner: WebhookSigner;
    readonly secretCipher: SecretCipher;
  }): RotateInbound =>
  (own) =>
    retryOnConflict(async () => {
      const found = await currentlyManagedPlatform(registry, own);
      if (!found.ok) return found;
      const { platform } = found.value;
      const now = clock.now();
      const before = inboundOf(platform);
      const secret = webhookSigner.newSecret();
      const next = {
        ...before,
        secrets: rotated(before.secrets, sealed.encrypt(secret, secretPurpose), now),
      };
      const outcome = await changed(registry, platform, next);
      const version = platform.version + 1;
      return outcome === 'changed' ? ok({ ...stateOf(next, { version, now }), secret }) : 'conflict';
    });

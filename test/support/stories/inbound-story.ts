import type { ContentType } from '../../../src/domain/catalog/license-terms.ts';
import type { InboundPolicy } from '../../../src/domain/platforms/inbound.ts';
import type { Platform } from '../../../src/domain/platforms/platform.ts';
import type { Instant } from '../../../src/domain/shared/calendar.ts';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import type { ContentEvent } from '../../../src/domain/webhooks/content-register.ts';
import { contentId, noon } from '../builders/builders.ts';
import { valueOf } from '../outcomes.ts';
import type { World } from '../worlds/world.ts';

export const published = (
  trackIds: readonly TrackId[],
  at: Instant = noon,
  changes: Partial<Extract<ContentEvent, { type: 'content.published' }>> = {},
): ContentEvent => ({ type: 'content.published', contentId: contentId(), at, trackIds, ...changes });

export const deleted = (
  at: Instant = noon,
  changes: { contentId?: ContentEvent['contentId'] } = {},
): ContentEvent => ({
  type: 'content.deleted',
  contentId: contentId(),
  at,
  ...changes,
});

/** A platform that reports its content; every message without an ID gets its own. */
export const inboundStory = async (world: World, changes: Partial<Platform> = {}) => {
  const { caller, platform } = await world.aRegisteredPlatform(changes);
  const { platformId, slug } = platform;
  let messages = 0;
  const known = async () => (await world.ports.registry.find(platformId))?.platform ?? platform;
  const receive = async (event: ContentEvent, webhookId = `msg_${++messages}`) =>
    world.useCases.receiveContentEvent({ platform: await known(), webhookId, event });
  const activeLicenses = async () =>
    valueOf(
      await world.useCases.listLicenses({ caller, contentId: contentId(), status: 'active', limit: 100 }),
    ).licenses.map(({ license }) => license);
  return {
    caller,
    platform,
    receive,
    /** The outcome of each track. */
    receiveAndSum: async (event: ContentEvent, webhookId?: string) => {
      const { outcome, results } = valueOf(await receive(event, webhookId));
      return [outcome, ...results.map((result) => result.outcome)];
    },
    policy: (policy: Partial<InboundPolicy>) =>
      world.useCases.changeInbound({
        caller,
        slug,
        policy: { autoLicense: true, revokeOnDelete: true, ...policy },
      }),
    activeLicenses,
    /** The licenses of the first content. */
    activeTracks: async () => (await activeLicenses()).map(({ trackId }) => trackId).toSorted(),
    issue: async (trackId: TrackId, requested: { readonly contentType?: ContentType } = {}) =>
      valueOf(
        await world.useCases.issueLicense({
          caller,
          order: { trackId, contentId: contentId(), ...requested },
        }),
      ).license,
    /** The stored events of licenses. */
    story: async () =>
      (await world.ports.outbox.list({ limit: 1_000 }))
        .map(({ type }) => type)
        .filter((type) => type.startsWith('license.')),
  };
};

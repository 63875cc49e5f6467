import { cursorText, positionIn, questionOf } from '../../domain/shared/cursor.ts';
import { UsageId, type PlatformId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { TextSigner } from '../../ports/driven/access/secret-cipher.ts';
import type { UsageJournal } from '../../ports/driven/usage/usage-journal.ts';
import type { ListUsage, ListUsageForStaff, UsageListInput } from '../../ports/driving/usage.ts';
import { namedPlatform } from '../platforms/named-platform.ts';

interface Dependencies {
  readonly journal: UsageJournal;
  readonly textSigner: TextSigner;
  readonly digest: Digest;
}

const listed = async (
  { journal, textSigner, digest }: Dependencies,
  platformId: PlatformId,
  { limit, cursor, ...requested }: UsageListInput,
) => {
  const filter = { ...requested, platformId };
  const question = digest.sha256(questionOf('usage-events', filter));
  const opened = cursor === undefined ? undefined : positionIn(textSigner.verify(cursor, 'cursor'), question);
  if (opened && !opened.ok) return opened;
  const after = opened && {
    occurredAt: Number(opened.value['occurredAt']),
    usageId: UsageId(String(opened.value['usageId'])),
  };
  const { events, next } = await journal.list(filter, { limit, ...(after && { after }) });
  const nextCursor = next ? textSigner.sign(cursorText(question, { ...next }), 'cursor') : null;
  return ok({ platformId, events, nextCursor });
};

export const listUsage =
  (dependencies: Dependencies): ListUsage =>
  async ({ caller, ...input }) =>
    listed(dependencies, caller.platform.platformId, input);

export const listUsageForStaff =
  ({ registry, ...rest }: Dependencies & { readonly registry: PlatformRegistry }): ListUsageForStaff =>
  async ({ platform: name, ...input }) => {
    const found = await namedPlatform(registry, name);
    return found
      ? listed(rest, found.platform.platformId, input)
      : fail({ kind: 'platform-not-found' } as const);
  };

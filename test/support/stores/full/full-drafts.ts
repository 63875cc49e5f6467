import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { trackId } from '../../builders/builders.ts';
import { aDraft, aDraftAddition, aDraftChange, submittedDraft } from '../../drafts/draft-records.ts';

export type KeptOfDrafts = Pick<Adapters, 'draftStore'>;

/** Every second of `count` drafts, by two accounts in turn: of three of them, one is empty and one was submitted. Uploads add the others. */
export const fillDrafts = async ({ draftStore }: KeptOfDrafts, count: number): Promise<void> => {
  for (let n = 1; n <= count; n += 2) {
    const owner = { accountId: accountId(1 + (n % 4 === 1 ? 0 : 1)) };
    const draft = aDraft({ ...owner, externalId: `NL-${n}`, ...(n % 3 === 0 && { details: {} }) }, n);
    await draftStore.add(aDraftAddition(draft, n));
    if (n % 3 === 1) await draftStore.change(aDraftChange({ ...submittedDraft(draft, n), version: 1 }, n));
  }
};

/** Returns everything that the port returns of the content of `fillDrafts`, and of drafts that uploads added. */
export const draftContents = async ({ draftStore }: KeptOfDrafts, count: number) => ({
  drafts: await Promise.all(Array.from({ length: count }, (_, i) => draftStore.find(trackId(i + 1)))),
  identified: await draftStore.identified(accountId(1), ['external NL-1', 'external NL-3']),
  ofAccounts: await Promise.all([1, 2].map((n) => draftStore.ofAccount(accountId(n), { limit: count }))),
});

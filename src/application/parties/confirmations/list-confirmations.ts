import { ownedDraft } from '../../../domain/drafts/draft.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { DraftStore } from '../../../ports/driven/drafts/draft-store.ts';
import type { ListConfirmations } from '../../../ports/driving/parties/confirmations.ts';
import { confirmationOf, sharingPartiesOf, type ConfirmationDependencies } from './track-confirmations.ts';

export const listConfirmations =
  ({
    draftStore,
    ...dependencies
  }: ConfirmationDependencies & {
    readonly draftStore: Pick<DraftStore, 'find'>;
  }): ListConfirmations =>
  async ({ caller: { member }, trackId }) => {
    const found = ownedDraft(member, await draftStore.find(trackId));
    if (!found.ok) return found;
    const draft = found.value;
    const parties = await sharingPartiesOf(dependencies, draft, member);
    return ok(parties.map((party) => confirmationOf(draft, party)));
  };

import { createParty } from '../../../application/parties/create-party.ts';
import { deleteParty, editParty } from '../../../application/parties/edit-party.ts';
import { listParties, readParty } from '../../../application/parties/read-parties.ts';
import { askForConfirmations } from '../../../application/parties/confirmations/ask-for-confirmations.ts';
import { answerShares, readShares } from '../../../application/parties/confirmations/answer-shares.ts';
import { listConfirmations } from '../../../application/parties/confirmations/list-confirmations.ts';
import { listDisputes } from '../../../application/parties/disputes/list-disputes.ts';
import { setAsideDispute } from '../../../application/parties/disputes/set-aside-dispute.ts';
import type { Disputes } from '../../../ports/driving/parties/disputes.ts';
import type { Confirmations } from '../../../ports/driving/parties/confirmations.ts';
import type { Parties } from '../../../ports/driving/parties/parties.ts';
import { driven, settings } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { partyStore, secretCipher, digest, ids, clock, library, textSigner } = driven;
const { confirmationStore, draftStore, artistStore, limiter, randomness, mailTexts } = driven;
const { baseUrl } = settings;
const asked = { confirmationStore, draftStore, partyStore, artistStore, digest, clock };

export const parties = feature<Parties & Confirmations & Disputes>({
  createParty: use(createParty, { partyStore, ids, clock }),
  editParty: use(editParty, { partyStore, clock }),
  deleteParty: use(deleteParty, { partyStore, clock }),
  readParty: use(readParty, { partyStore }),
  listParties: use(listParties, { partyStore, secretCipher, digest }),
  listConfirmations: use(listConfirmations, { confirmationStore, draftStore, partyStore, digest }),
  askForConfirmations: use(askForConfirmations, {
    ...{ ...asked, limiter, randomness, secretCipher, mailTexts, ids, baseUrl },
  }),
  readShares: use(readShares, asked),
  answerShares: use(answerShares, { ...asked, mailTexts, ids, baseUrl }),
  listDisputes: use(listDisputes, { confirmationStore, partyStore, library, textSigner, digest }),
  setAsideDispute: use(setAsideDispute, {
    ...{ confirmationStore, draftStore, partyStore, library, digest, clock },
  }),
});

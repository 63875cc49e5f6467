import { createParty } from '../../../application/parties/create-party.ts';
import { deleteParty, editParty } from '../../../application/parties/edit-party.ts';
import { listParties, readParty } from '../../../application/parties/read-parties.ts';
import type { Parties } from '../../../ports/driving/parties/parties.ts';
import { driven } from '../wiring/tokens.ts';
import { feature, use } from '../wiring/wiring.ts';

const { partyStore, secretCipher, digest, ids, clock } = driven;

export const parties = feature<Parties>({
  createParty: use(createParty, { partyStore, ids, clock }),
  editParty: use(editParty, { partyStore, clock }),
  deleteParty: use(deleteParty, { partyStore, clock }),
  readParty: use(readParty, { partyStore }),
  listParties: use(listParties, { partyStore, secretCipher, digest }),
});

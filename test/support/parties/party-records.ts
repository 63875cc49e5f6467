import type { Party } from '../../../src/domain/parties/party.ts';
import { PartyId } from '../../../src/domain/shared/ids.ts';
import type {
  PartyAddition,
  PartyChange,
  PartyRemoval,
} from '../../../src/ports/driven/parties/party-store.ts';
import { accountId } from '../artists/artist-builders.ts';
import { noon } from '../builders/builders.ts';
import { aNote } from '../builders/staff-builders.ts';
import { effectsOf } from '../effects.ts';

/** The nth ID: IDs sort as their numbers do. */
export const partyId = (n = 1) => PartyId(`pty_${String(n).padStart(26, '0')}`);

/** The nth party: of the first account, with everything that a party can have. */
export const aParty = (changes: Partial<Party> = {}, n = 1): Party => ({
  partyId: partyId(n),
  accountId: accountId(),
  name: `Ida “${n}” Grün – 海`,
  email: `party-${n}@writer.example`,
  ipi: '00334284961',
  society: 'GEMA',
  createdAt: noon + n,
  updatedAt: noon + n,
  version: 1,
  ...changes,
});

const effects = (n: number, action: string) => effectsOf({ audit: aNote({ action: `artist.${action}` }, n) });

/** A party as it is added, with an audit note of its own. */
export const aPartyAddition = (party: Party, n: number, fewerThan = 100): PartyAddition => ({
  party,
  guards: { fewerThan },
  effects: effects(8_000 + n, 'create_party'),
});

/** A change of a party of the given version. */
export const aPartyChange = (party: Party, n: number, version = 1): PartyChange => ({
  party: { ...party, version: version + 1 },
  guards: { version },
  effects: effects(8_500 + n, 'edit_party'),
});

export const aPartyRemoval = (
  { partyId: id, accountId: account }: Pick<Party, 'partyId' | 'accountId'>,
  n: number,
  version = 1,
): PartyRemoval => ({
  party: { partyId: id, accountId: account },
  guards: { version },
  effects: effects(8_900 + n, 'delete_party'),
});

import type { Party } from '../../../domain/parties/party.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';

/** Returns a party as its account sees it. */
export const partyView = ({ partyId, name, email, ipi, society, createdAt, updatedAt }: Party) => ({
  ...{ partyId, name },
  ...(email !== undefined && { email }),
  ...(ipi !== undefined && { ipi }),
  ...(society !== undefined && { society }),
  createdAt: timestamp(createdAt),
  updatedAt: timestamp(updatedAt),
});

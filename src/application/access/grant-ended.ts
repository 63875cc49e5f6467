import type { Caller } from '../../ports/driving/access.ts';
import type { GrantEnded } from '../../ports/driving/platforms.ts';

/** Returns the failure of a caller whose credential or session has ended since authentication. */
export const grantEnded = ({ via }: Pick<Caller, 'via'>): GrantEnded =>
  via === 'portal' ? { kind: 'token-invalid', of: 'portal-session' } : { kind: 'token-invalid' };

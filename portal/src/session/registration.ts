import { pageSetting } from '../kit/page-settings.ts';

/** Returns which platforms can register themselves with this service. */
export const registration = (): 'live' | 'sandbox' | 'closed' => {
  const set = pageSetting('registration');
  return set === 'sandbox' || set === 'closed' ? set : 'live';
};

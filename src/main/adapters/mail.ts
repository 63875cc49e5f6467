import type { Mailer } from '../../ports/driven/mail/mailer.ts';
import { WrongSettings } from '../../ports/driven/shared/wrong-settings.ts';
import { chosen, type Settings } from './pluggable/index.ts';

/** The only place that chooses where emails are sent. */
export const openMailer = ({
  settings,
  ...dependencies
}: {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly baseUrl: string;
  readonly brand: { readonly name: string };
}): Mailer => {
  const mailer = chosen('mailers', settings);
  if (!mailer) throw new WrongSettings('No adapter for mail is configured.');
  return mailer.adapter.open(mailer.read, dependencies);
};

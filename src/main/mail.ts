import type { MailDesk } from '../ports/driven/mail-desk.ts';
import { WrongSettings } from '../ports/driven/wrong-settings.ts';
import { chosen, type Settings } from './pluggable/index.ts';

/** The one place that chooses where mails go. */
export const openMailDesk = ({
  settings,
  ...needs
}: {
  readonly settings: Settings;
  readonly dataDir: string;
  readonly baseUrl: string;
}): MailDesk => {
  const mailer = chosen('mailers', settings);
  if (!mailer) throw new WrongSettings('No adapter for mail is configured.');
  return mailer.adapter.open(mailer.read, needs);
};

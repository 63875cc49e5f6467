import type { TerritorialCompliance } from '../../../domain/catalog/track.ts';
import type { Mail } from '../../../domain/mail/mail.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import {
  complianceMail,
  gravestOf,
  maxNamed,
  type LicensedChange,
} from '../../../domain/webhooks/compliance-mails.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { LicenseLedger } from '../../../ports/driven/licensing/license-ledger.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import { newestLicenses } from '../../shared/newest-licenses.ts';
import { concernedBy } from './affected-licenses.ts';
import type { MailTexts } from '../../../ports/driven/mail/mail-texts.ts';
import { languageOf } from '../../../domain/shared/language.ts';

export interface LicenseeMailDependencies {
  readonly ledger: LicenseLedger;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly mailTexts: MailTexts;
  readonly baseUrl: string;
}

/** Returns the email about these changes of an event to the licenses of a platform; undefined if they concern none of them. */
export const mailsToLicensees =
  ({ ledger, registry, clock, mailTexts, baseUrl }: LicenseeMailDependencies) =>
  async (
    event: DomainEvent,
    reported: readonly TerritorialCompliance[],
    platformId: PlatformId,
  ): Promise<Mail | undefined> => {
    const platform = (await registry.find(platformId))?.platform;
    if (!platform) return undefined;
    const now = clock.now();
    const licensesIn = async (territories: readonly Territory[]) => {
      const filter = { ...concernedBy(event, platformId), territories };
      const { licenses, mayHaveMore } = await newestLicenses(ledger, filter, { limit: maxNamed, now });
      const count = mayHaveMore
        ? await ledger.countActive(platformId, filter.trackId, now, territories)
        : licenses.length;
      return { named: licenses.map(({ licenseId }) => licenseId), count };
    };
    const all = await Promise.all(
      reported.map(async (change): Promise<LicensedChange> => ({
        ...change,
        ...(await licensesIn(change.territories)),
      })),
    );
    const changes = all.filter(({ count }) => count > 0);
    const [first, ...others] = gravestOf(changes);
    if (!first) return undefined;
    const { count: mostAffected } =
      others.length === 0
        ? first
        : await licensesIn([first, ...others].flatMap(({ territories }) => territories));
    const wording = mailTexts.in(languageOf(platform));
    return complianceMail(wording, event, { changes, mostAffected }, platform, baseUrl);
  };

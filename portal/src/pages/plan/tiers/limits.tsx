import { Check, X } from 'lucide-react';
import { count } from '../../../kit/display/format.ts';
import { t } from '../../../texts/texts.ts';
import type { TierPlan } from '../plan-name.ts';

export type Quotas = TierPlan['quotas'];
type Limit = number | null;

const rows: readonly {
  readonly key: keyof Quotas;
  readonly text: (limit: string) => string;
  readonly unlimited: () => string;
}[] = [
  {
    key: 'requestsPerSecond',
    text: (limit) => t('plan.requestsPerSecond', { limit }),
    unlimited: () => t('plan.requestsByAgreement'),
  },
  {
    key: 'requestsPerDay',
    text: (limit) => t('plan.requestsPerDay', { limit }),
    unlimited: () => t('plan.requestsByAgreement'),
  },
  {
    key: 'licensesPerMonth',
    text: (limit) => t('plan.licensesPerMonth', { limit }),
    unlimited: () => t('plan.licensesByAgreement'),
  },
  {
    key: 'enrichRowsPerDay',
    text: (limit) => t('plan.enrichRowsPerDay', { limit }),
    unlimited: () => t('plan.enrichmentByAgreement'),
  },
  {
    key: 'enrichSecondsPerDay',
    text: (limit) => t('plan.enrichHoursPerDay', { limit }),
    unlimited: () => t('plan.audioByAgreement'),
  },
];

/** Audio is limited in seconds and read in hours. */
const shown = (key: keyof Quotas, limit: number): string =>
  count(key === 'enrichSecondsPerDay' ? Math.round(limit / 360) / 10 : limit);

/** Shows the current limit of the platform, if a tier would change it. */
const Before = ({
  name,
  now,
  then,
}: {
  readonly name: keyof Quotas;
  readonly now: Limit;
  readonly then: Limit;
}) =>
  now === then ? null : (
    <span className="soft plan-before">
      {now === null ? t('plan.nowByAgreement') : t('plan.nowLimit', { limit: shown(name, now) })}
    </span>
  );

/** The limits of a tier, each with what the platform has now if that is something else. */
export const Limits = ({
  of,
  now,
  stems,
  hasStems,
}: {
  readonly of: Quotas;
  /** Absent: nothing is compared. */
  readonly now: Quotas | undefined;
  readonly stems: boolean;
  /** Whether the platform has stems now. */
  readonly hasStems: boolean;
}) => (
  <ul className="plan-limits">
    {rows.map(({ key, text, unlimited }) => {
      const limit = of[key];
      return (
        <li key={key}>
          <Check aria-hidden size={16} />
          <span>
            {limit === null ? unlimited() : text(shown(key, limit))}
            {now && <Before name={key} now={now[key]} then={limit} />}
          </span>
        </li>
      );
    })}
    <li className={stems || hasStems ? '' : 'soft'}>
      {stems || hasStems ? <Check aria-hidden size={16} /> : <X aria-hidden size={16} />}
      <span>
        {stems ? t('plan.stemsIncluded') : hasStems ? t('plan.stemsAddedOn') : t('plan.stemsAsAddOn')}
      </span>
    </li>
  </ul>
);

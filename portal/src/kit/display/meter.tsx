import { count } from './format.ts';
import { t } from '../language/texts.ts';

/** The used part of a quota. Without a limit it shows the number only. */
export const Meter = ({
  name,
  used,
  limit,
  format = count,
}: {
  readonly name: string;
  readonly used: number;
  readonly limit: number | null | undefined;
  readonly format?: (value: number) => string;
}) => {
  const bounded = typeof limit === 'number';
  const part = bounded && limit > 0 ? Math.min(1, used / limit) : 0;
  const ofLimit = t('kit.usedOfLimit', { used: format(used), limit: format(limit ?? 0) });
  const tone = part >= 1 ? 'bad' : part >= 0.8 ? 'warn' : 'good';
  return (
    <div className="meter">
      <div className="meter-text">
        <span>{name}</span>
        <span className="figure">{bounded ? ofLimit : t('kit.usedNoLimit', { used: format(used) })}</span>
      </div>
      {bounded && (
        <div
          className={`meter-bar ${tone}`}
          role="meter"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={ofLimit}
        >
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={100 * part} height="6" />
          </svg>
        </div>
      )}
    </div>
  );
};

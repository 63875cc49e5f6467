import { countries } from '../../../kit/display/names.ts';
import { Table } from '../../../kit/display/table.tsx';
import { coverageOf, regionNames } from '../../../kit/territories/regions.ts';
import { t } from '../../texts/texts.ts';

/** How many countries of each region are included, with a bar, and which are not. */
export const Coverage = ({
  include,
  exclude,
}: {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}) => (
  <Table
    caption={t('territory.byRegion')}
    rows={coverageOf(include, exclude)}
    keyOf={({ region }) => region.code}
    columns={[
      { name: t('territory.region'), heads: true, cell: ({ region }) => regionNames[region.code] },
      {
        name: t('territory.included'),
        style: 'share',
        cell: ({ included, region }) => (
          <span className="covered">
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className="covered-all" width="100" height="8" />
              <rect
                className="covered-part"
                width={(100 * included.length) / region.countries.length}
                height="8"
              />
            </svg>
            <span className="figure">
              {t('territory.someOfAll', { number: included.length, all: region.countries.length })}
            </span>
          </span>
        ),
      },
      {
        name: t('territory.notIncluded'),
        cell: ({ included, missing }) =>
          missing.length === 0
            ? '–'
            : included.length === 0
              ? t('territory.wholeRegion')
              : countries(missing),
      },
    ]}
  />
);

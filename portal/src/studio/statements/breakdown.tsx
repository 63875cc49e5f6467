import type { ReactNode } from 'react';
import { share } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { Table } from '../../kit/display/table.tsx';
import { t } from '../texts/texts.ts';
import { exactMoney, shareIn, type Part } from './sums.ts';

const shown = 20;

/** The parts of a statement by track, platform or country, each with a bar for its share. */
export const Breakdown = ({
  title,
  head,
  parts,
  currency,
  nameOf,
}: {
  readonly title: string;
  /** The name of the first column. */
  readonly head: string;
  readonly parts: readonly Part[];
  readonly currency: string;
  readonly nameOf: (key: string | undefined) => ReactNode;
}) => {
  const ofShare = (part: Part) => shareIn(parts, part);
  return (
    <Panel title={title}>
      <Table
        caption={title}
        rows={parts.slice(0, shown)}
        keyOf={({ key = 'none' }) => key}
        columns={[
          { name: head, heads: true, cell: ({ key }) => nameOf(key) },
          {
            name: t('statements.share'),
            style: 'share',
            cell: (part) => (
              <span className="earned">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect className="earned-all" width="100" height="8" />
                  <rect className="earned-part" width={100 * ofShare(part)} height="8" />
                </svg>
                <span className="figure">{share(ofShare(part), 1)}</span>
              </span>
            ),
          },
          {
            name: t('statements.amount'),
            number: true,
            cell: ({ micros }) => <span className="earned-exact">{exactMoney(micros, currency)}</span>,
          },
        ]}
      />
      {parts.length > shown && <p className="soft">{t('breakdown.csvHasAll')}</p>}
    </Panel>
  );
};

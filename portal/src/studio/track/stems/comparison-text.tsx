import type { OwnStemList, TrackErrors } from '@platform-licensing/client';
import { Tag } from '../../../kit/display/tag.tsx';
import { decimal } from '../../../kit/display/format.ts';
import { t } from '../../texts/texts.ts';
import { closenessOf, closenessTones, comparisonOf } from './comparison.ts';
import { closenessNames, closenessTexts } from './names.ts';

/** How the sum of the stems compares with the recording, in a word, in decibels, and what it means. */
export const ComparisonText = ({
  list,
  found,
}: {
  readonly list: OwnStemList;
  readonly found: TrackErrors['errors'];
}) => {
  const comparison = comparisonOf(list, found);
  switch (comparison.kind) {
    case 'none':
      return null;
    case 'incomplete':
      return <p className="soft">{t('stems.sum.whenReady')}</p>;
    case 'waiting':
      return <p role="status">{t('stems.sum.waiting')}</p>;
    case 'mismatch':
      return <p className="field-error">{t('stems.sum.mismatch')}</p>;
    case 'failed':
      return <p className="field-error">{t('stems.sum.failed')}</p>;
    case 'measured': {
      const { residualDb } = comparison;
      const closeness = closenessOf(residualDb);
      return (
        <div className="stem-sum">
          <p>
            <strong>{t('stems.sum')}</strong>{' '}
            <Tag tone={closenessTones[closeness]}>{closenessNames[closeness]}</Tag>{' '}
            <span className="figure">{t('stems.sum.residual', { residual: decimal(residualDb) })}</span>
          </p>
          <p className="soft">{closenessTexts[closeness]}</p>
        </div>
      );
    }
  }
};

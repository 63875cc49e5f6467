import { Select } from '../../../kit/controls/field.tsx';
import { capital, isOneOf, keysOf, miningUseNames, optionsOf } from '../../../kit/display/names.ts';
import { t, texts } from '../../texts/texts.ts';
import { miningUses, type DetailsDraft, type MiningUse } from '../details/details-draft.ts';
import type { ErrorAt } from '../field-errors.ts';

const permissions = texts<DetailsDraft['tdm'][MiningUse]>({
  notAllowed: 'kit.notAllowed',
  constrained: 'kit.allowedUnderConditions',
  allowed: 'kit.allowed',
});
const isPermission = isOneOf(keysOf(permissions));

/** The consents to data mining and AI, which every party confirms with its shares. */
export const ConsentFields = ({
  draft: { tdm },
  change,
  errorAt,
}: {
  readonly draft: Pick<DetailsDraft, 'tdm'>;
  readonly change: (part: Partial<DetailsDraft>) => void;
  readonly errorAt: ErrorAt;
}) => (
  <>
    <p className="soft">{t('consent.meaning')}</p>
    <div className="fields">
      {miningUses.map((use) => (
        <Select
          key={use}
          label={capital(miningUseNames[use])}
          value={tdm[use]}
          onChange={(value) => isPermission(value) && change({ tdm: { ...tdm, [use]: value } })}
          options={optionsOf(permissions)}
          error={errorAt(`tdm/${use}`)}
        />
      ))}
    </div>
    {errorAt('tdm') !== undefined && <p className="field-error">{errorAt('tdm')}</p>}
  </>
);

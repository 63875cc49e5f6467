import { useState, type ComponentProps } from 'react';
import { Button } from '../../../kit/controls/button.tsx';
import { ruled } from '../../../kit/display/names.ts';
import { Panel } from '../../../kit/display/page.tsx';
import { lazyPage } from '../../../kit/feedback/lazy-page.tsx';
import { withTexts } from '../../../kit/language/language.tsx';
import { partTexts } from '../../texts/catalogs.ts';
import { t } from '../../texts/texts.ts';
import { ruleOf } from '../details/details-draft.ts';
import { OnDemand } from '../on-demand.tsx';

const TerritoryFields = lazyPage(
  'TerritoryFields',
  async () => (await withTexts(import('./territory-fields.tsx'), partTexts)).TerritoryFields,
  4,
);
const ConsentFields = lazyPage(
  'ConsentFields',
  async () => (await withTexts(import('./consent-fields.tsx'), partTexts)).ConsentFields,
  2,
);

/** Where the track can be licensed, in a sentence. The fields are loaded when it is changed. */
export const TerritoriesPanel = (props: ComponentProps<typeof TerritoryFields>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('track.territories')}>
      <p>{t('territory.canBeLicensedIn', { countries: ruled(ruleOf(props.draft)) })}</p>
      {isOpen ? (
        <TerritoryFields {...props} />
      ) : (
        <Button onClick={() => setIsOpen(true)}>{t('territory.change')}</Button>
      )}
    </Panel>
  );
};

/** The consents to data mining and AI, which are loaded when they are opened. */
export const ConsentsPanel = (props: ComponentProps<typeof ConsentFields>) => (
  <OnDemand title={t('consent.title')} open={t('consent.show')}>
    <ConsentFields {...props} />
  </OnDemand>
);

import type { Platform } from '@platform-licensing/client';
import { called, capital, countries, listed } from '../../kit/display/names.ts';
import { Facts, Panel } from '../../kit/display/page.tsx';
import { t } from '../../texts/texts.ts';

/** The record of the platform, for members who cannot change it. */
export const RecordFacts = ({ platform }: { readonly platform: Platform }) => {
  const { name, contactEmail, websiteUrl, contentTypes, territories } = platform;
  return (
    <Panel title={t('settings.platform')}>
      <Facts
        of={[
          [t('settings.name'), name],
          [t('settings.contactEmail'), contactEmail],
          [t('settings.website'), websiteUrl ?? t('settings.empty')],
          [
            t('kit.contentTypes'),
            contentTypes.length > 0 ? capital(listed(contentTypes.map(called))) : t('settings.empty'),
          ],
          [t('kit.territories'), territories.length > 0 ? countries(territories) : t('kit.allCountries')],
        ]}
      />
    </Panel>
  );
};

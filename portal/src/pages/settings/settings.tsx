import type { Platform } from '@platform-licensing/client';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { capital } from '../../kit/display/names.ts';
import { QueryView } from '../../kit/feedback/states.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { May } from '../../session/may.tsx';
import { useMay } from '../../session/use-role.ts';
import { ConfirmContact } from './confirm-contact.tsx';
import { useRecord } from './queries.ts';
import { RecordFacts } from './record-facts.tsx';
import { RecordForm } from './record-form.tsx';
import { t, texts } from '../../texts/texts.ts';
import './settings.css';

const environmentNames = texts({ live: 'settings.live', sandbox: 'settings.sandbox' });

/** The record of the platform: what its owner can change, and its identifiers. */
export const Settings = () => {
  const record = useRecord();
  return (
    <>
      <PageHead title={t('settings.settings')} />
      <QueryView query={record} rows={8} label={t('settings.loadingYourSettings')}>
        {(platform) => <Record platform={platform} />}
      </QueryView>
    </>
  );
};

const Record = ({ platform }: { readonly platform: Tagged<Platform> }) => {
  const mayChange = useMay()('updatePlatform');
  return (
    <>
      <May operation="updatePlatform" otherwise={t('settings.onlyOwnersCanChangeThese')}>
        {platform.pendingContactEmail !== undefined && (
          <ConfirmContact key={platform.pendingContactEmail} email={platform.pendingContactEmail} />
        )}
        <RecordForm platform={platform} />
      </May>
      {!mayChange && <RecordFacts platform={platform} />}
      <Panel title={t('settings.identifiers')}>
        <Facts
          of={[
            [t('settings.platformID'), <code key="id">{platform.platformId}</code>],
            [t('settings.slug'), <code key="slug">{platform.slug}</code>],
            [t('settings.clientID'), <code key="client">{platform.clientId}</code>],
            [t('settings.environment'), capital(environmentNames[platform.environment])],
          ]}
        />
      </Panel>
    </>
  );
};

import type { Platform } from '@platform-licensing/client';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { May } from '../../session/may.tsx';
import { ConfirmContact } from './confirm-contact.tsx';
import { useRecord } from './queries.ts';
import { RecordForm } from './record-form.tsx';
import './settings.css';

/** The record of the platform: what its owner can change, and its identifiers. */
export const Settings = () => {
  const record = useRecord();
  return (
    <>
      <PageHead title="Settings" />
      <QueryView query={record} rows={8} label="Loading your settings">
        {(platform) => <Record platform={platform} />}
      </QueryView>
    </>
  );
};

const Record = ({ platform }: { readonly platform: Tagged<Platform> }) => (
  <>
    <May operation="updatePlatform" otherwise="Only owners can change these settings.">
      {platform.pendingContactEmail !== undefined && (
        <ConfirmContact key={platform.pendingContactEmail} email={platform.pendingContactEmail} />
      )}
      <RecordForm platform={platform} />
    </May>
    <Panel title="Identifiers">
      <Facts
        of={[
          ['Platform ID', <code key="id">{platform.platformId}</code>],
          ['Slug', <code key="slug">{platform.slug}</code>],
          ['Client ID', <code key="client">{platform.clientId}</code>],
          ['Environment', platform.environment],
        ]}
      />
    </Panel>
  </>
);

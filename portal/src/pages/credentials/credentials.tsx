import type { Credential } from '@platform-licensing/client';
import { PageHead } from '../../kit/display/page.tsx';
import { QueryView } from '../../kit/feedback/states.tsx';
import { useMay } from '../../session/use-role.ts';
import { EndSessions } from './end-sessions.tsx';
import { KindPanel } from './kind-panel.tsx';
import { OAuthDetails } from './oauth.tsx';
import { PortalLinkPanel } from './portal-link.tsx';
import { useCredentials } from './queries.ts';
import { t } from '../../texts/texts.ts';
import './credentials.css';

const BothKinds = ({ all, asOf }: { readonly all: readonly Credential[]; readonly asOf: number }) => (
  <>
    <KindPanel kind="api_key" all={all} asOf={asOf} />
    <KindPanel kind="client_secret" all={all} asOf={asOf} />
  </>
);

/** Credentials of the platform for the API and the portal. */
export const Credentials = () => {
  const credentials = useCredentials();
  const may = useMay();
  return (
    <>
      <PageHead title={t('credentials.credentials')} />
      <QueryView query={credentials} rows={40} label={t('credentials.loadingCredentials')}>
        {({ data }) => <BothKinds all={data} asOf={credentials.dataUpdatedAt} />}
      </QueryView>
      {may('endSessions') && <EndSessions />}
      {may('createPortalLink') && <PortalLinkPanel />}
      <OAuthDetails />
    </>
  );
};

import type { StaffPlatform } from '@platform-licensing/client';
import { Link, Redirect } from 'wouter';
import { CopiedId } from '../../kit/controls/copy.tsx';
import { called, capital, countries, listed } from '../../kit/display/names.ts';
import { Facts, PageHead, Panel } from '../../kit/display/page.tsx';
import { Tag } from '../../kit/display/tag.tsx';
import { Time } from '../../kit/display/time.tsx';
import type { Tagged } from '../../kit/etag.ts';
import { Notice } from '../../kit/feedback/states.tsx';
import { hasRole, mayReview, mayViewPortals } from '../roles.ts';
import { UnloadedRecord } from '../records/unloaded.tsx';
import { useMember } from '../session/session.tsx';
import { Access } from './access.tsx';
import { BillingOf } from './billing.tsx';
import { statusTones } from './names.ts';
import { Plan } from './plan.tsx';
import { usePlatform } from './queries.ts';
import { Suspension } from './suspend.tsx';
import { UsageOfMonth } from './usage/usage.tsx';
import { ViewPortal } from './view-portal.tsx';
import { WebhookHealth } from './webhook-health.tsx';
import '../records/records.css';

const back = { href: '/platforms', name: 'Platforms' };

const Summary = ({ platform }: { readonly platform: StaffPlatform }) => {
  const { platformId, slug, clientId, status, environment, contactEmail, pendingContactEmail } = platform;
  const { websiteUrl, contentTypes, territories, scopes, createdAt } = platform;
  return (
    <Panel title="Platform">
      <Facts
        of={[
          ['Platform ID', <CopiedId key="id" id={platformId} what="platform ID" />],
          ['Client ID', <CopiedId key="client" id={clientId} what="client ID" />],
          ['Slug', slug],
          [
            'Status',
            <span key="status" className="tags">
              <Tag tone={statusTones[status]}>{capital(status)}</Tag>
              <Tag>{capital(environment)}</Tag>
            </span>,
          ],
          ['Contact', contactEmail],
          ...(pendingContactEmail === undefined
            ? []
            : [['New contact', `${pendingContactEmail} (not confirmed)`] as const]),
          ...(websiteUrl === undefined ? [] : [['Website', websiteUrl] as const]),
          ['Content types', contentTypes.length === 0 ? 'None' : capital(listed(contentTypes.map(called)))],
          ['Territories', territories.length === 0 ? 'Not set' : capital(countries(territories))],
          ['Scopes', scopes.length === 0 ? 'None' : scopes.join(', ')],
          ['Created', <Time key="created" at={createdAt} />],
        ]}
      />
    </Panel>
  );
};

const Content = ({ platform }: { readonly platform: Tagged<StaffPlatform> }) => {
  const member = useMember();
  const isAdmin = hasRole(member, 'admin');
  const { slug, name, status } = platform;
  return (
    <>
      <PageHead title={name} back={back}>
        {mayReview(member) && (
          <Link className="button" href={`/licenses?platform=${slug}`}>
            View licenses
          </Link>
        )}
        {isAdmin && (
          <Link className="button" href={`/audit-log?subject=${platform.platformId}`}>
            View audit log
          </Link>
        )}
        {mayViewPortals(member) && status === 'active' && <ViewPortal platform={platform} />}
        {isAdmin && <Suspension platform={platform} />}
      </PageHead>
      {status === 'suspended' && (
        <Notice tone="bad">This platform is suspended. No credential of it works.</Notice>
      )}
      <div className="columns">
        <Summary platform={platform} />
        <Plan platform={platform} />
      </div>
      {hasRole(member, 'rights', 'finance') && <UsageOfMonth slug={slug} />}
      <WebhookHealth slug={slug} />
      {hasRole(member, 'finance') && <BillingOf slug={slug} />}
      {isAdmin && <Access platform={platform} />}
    </>
  );
};

/**
 * A platform: its record, plan, usage and billing, and what admins can change. The address with its ID leads to that
 * with its slug, by which the record is kept and edited.
 */
export const PlatformPage = ({ slug }: { readonly slug: string }) => {
  const platform = usePlatform(slug);
  if (platform.data && platform.data.slug !== slug)
    return <Redirect to={`/platforms/${platform.data.slug}`} replace />;
  if (platform.data) return <Content key={slug} platform={platform.data} />;
  return <UnloadedRecord query={platform} kind="platform" back={back} />;
};

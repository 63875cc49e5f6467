import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { browserValue } from '../../kit/storage/browser-storage.ts';
import { searchMark } from '../../session/progress.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { useMay } from '../../session/use-role.ts';
import { firstSteps, readFirstSteps, type FirstStep } from './first-steps.ts';
import { rich, t } from '../../texts/texts.ts';

const textOf = (step: FirstStep): ReactNode => {
  switch (step) {
    case 'credential':
      return rich('overview.getACredentialOneFor', {
        link: (content) => <Link href="/credentials">{content}</Link>,
      });
    case 'search':
      return rich('overview.searchTheCatalogForA', {
        link: (content) => <Link href="/catalog">{content}</Link>,
      });
    case 'license':
      return rich('overview.issueALicenseForA', {
        link: (content) => <Link href="/catalog">{content}</Link>,
      });
    case 'endpoint':
      return rich('overview.addAWebhookEndpointTo', {
        link: (content) => <Link href="/webhooks">{content}</Link>,
      });
    case 'usage':
      return rich('overview.reportUsagePlaysAndImpressions', {
        a: (content) => <a href="/reference/operations/recordUsage">{content}</a>,
      });
  }
};

/** Whether the session sees what was done: it can do the steps itself, or looks at the portal and may see licenses. */
const useSeesSteps = (): boolean => {
  const may = useMay();
  const { viewedBy } = useSession().session;
  return may(viewedBy ? 'listLicenses' : 'issueLicense');
};

/**
 * Returns the steps that are done, or undefined if there is nothing to show: the session does not see them, the user has hidden the
 * checklist, or everything was done before this browser showed it.
 */
export const useFirstSteps = () => {
  const api = useApi();
  const slug = useSlug();
  const { platformId } = useSession().session.platform;
  const shown = browserValue(`first-steps ${platformId}`);
  const seesSteps = useSeesSteps();
  const [hides, setHides] = useState(() => shown.read() === 'hidden');
  const isHidden = hides || !seesSteps;
  const { data, isLoading } = useQuery({
    queryKey: ['first-steps', slug],
    queryFn: async () => {
      const hasSearched = searchMark(platformId).read() !== undefined;
      const done = await readFirstSteps(api, { slug, hasSearched });
      if (shown.read() === undefined) shown.write(done.size === firstSteps.length ? 'hidden' : 'shown');
      return shown.read() === 'hidden' ? null : done;
    },
    enabled: !isHidden,
    staleTime: 0,
  });
  return {
    isLoading,
    done: isHidden ? undefined : (data ?? undefined),
    hide: () => {
      shown.write('hidden');
      setHides(true);
    },
  };
};

/** The first steps of a new partner, which tick themselves off. */
export const Checklist = ({
  done,
  hide,
}: {
  readonly done: ReadonlySet<FirstStep>;
  readonly hide: () => void;
}) => (
  <Panel
    title={t('overview.getStarted')}
    acts={
      <>
        <span className="soft">
          {t('overview.sizeOfLengthDone', { size: done.size, length: firstSteps.length })}
        </span>
        <Button small onClick={hide}>
          {t('overview.hide')}
        </Button>
      </>
    }
  >
    <ul className="steps">
      {firstSteps.map((step) => (
        <li key={step} className={done.has(step) ? 'done' : undefined}>
          {done.has(step) ? (
            <CircleCheck size={18} role="img" aria-label={t('kit.done')} aria-hidden={false} />
          ) : (
            <Circle size={18} role="img" aria-label={t('overview.toDo')} aria-hidden={false} />
          )}
          <span>{textOf(step)}</span>
        </li>
      ))}
    </ul>
    <p className="soft">
      {done.size === firstSteps.length
        ? t('overview.youHaveDoneAllFirst')
        : t('overview.theGuidesShowEachStep')}{' '}
      <a href="/reference/guides/first-license">{t('overview.readTheGuides')}</a>
    </p>
  </Panel>
);

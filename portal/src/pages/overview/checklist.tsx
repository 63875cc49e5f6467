import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '../../kit/controls/button.tsx';
import { Panel } from '../../kit/display/page.tsx';
import { browserValue } from '../../kit/browser-storage.ts';
import { searchMark } from '../../session/progress.ts';
import { useApi, useSession, useSlug } from '../../session/session.tsx';
import { firstSteps, readFirstSteps, type FirstStep } from './first-steps.ts';

const texts: Readonly<Record<FirstStep, ReactNode>> = {
  credential: (
    <>
      <Link href="/credentials">Get a credential</Link>, one for each program. You can rotate them without
      downtime.
    </>
  ),
  search: (
    <>
      <Link href="/catalog">Search the catalog</Link> for a track and play its preview.
    </>
  ),
  license: (
    <>
      <Link href="/catalog">Issue a license</Link> for a content item, on the page of the track.
    </>
  ),
  endpoint: (
    <>
      <Link href="/webhooks">Add a webhook endpoint</Link> to be notified of takedowns, and send it a test
      event.
    </>
  ),
  usage: (
    <>
      <a href="/reference/operations/recordUsage">Report usage</a>: plays and impressions of your licensed
      content.
    </>
  ),
};

/**
 * Returns the steps that are done, or undefined if there is nothing to show: the user has hidden the checklist, or
 * everything was done before this browser showed it.
 */
export const useFirstSteps = () => {
  const api = useApi();
  const slug = useSlug();
  const { platformId } = useSession().session.platform;
  const shown = browserValue(`first-steps ${platformId}`);
  const [isHidden, setIsHidden] = useState(() => shown.read() === 'hidden');
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
      setIsHidden(true);
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
    title="Get started"
    acts={
      <>
        <span className="soft">
          {done.size} of {firstSteps.length} done
        </span>
        <Button small onClick={hide}>
          Hide
        </Button>
      </>
    }
  >
    <ul className="steps">
      {firstSteps.map((step) => (
        <li key={step} className={done.has(step) ? 'done' : undefined}>
          {done.has(step) ? (
            <CircleCheck size={18} role="img" aria-label="Done" aria-hidden={false} />
          ) : (
            <Circle size={18} role="img" aria-label="To do" aria-hidden={false} />
          )}
          <span>{texts[step]}</span>
        </li>
      ))}
    </ul>
    <p className="soft">
      {done.size === firstSteps.length
        ? 'You have done all first steps.'
        : 'The guides show each step as API requests.'}{' '}
      <a href="/reference/guides/first-license">Read the guides</a>
    </p>
  </Panel>
);

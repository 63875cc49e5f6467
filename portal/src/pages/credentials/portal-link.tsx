import type { PortalLink } from '@platform-licensing/client';
import { useEffect, useState } from 'react';
import { useAnnounce } from '../../kit/feedback/announcer.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { Code } from '../../kit/display/code.tsx';
import { Copy } from '../../kit/controls/copy.tsx';
import { explain } from '../../kit/feedback/errors.ts';
import { clockOf } from '../../kit/display/format.ts';
import { Panel } from '../../kit/display/page.tsx';
import { useApi, useSlug } from '../../session/session.tsx';
import { t } from '../../texts/texts.ts';

/** Returns the remaining milliseconds until a time, updated every second. */
const useRemaining = (until: string): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(until) - now);
};

const Link = ({ link: { url, expiresAt } }: { readonly link: PortalLink }) => {
  const remaining = useRemaining(expiresAt);
  return (
    <div className="secret">
      <div className="secret-head">
        <span>
          {remaining > 0
            ? t('credentials.worksOnceExpiresInRemaining', { remaining: clockOf(remaining) })
            : t('credentials.thisLinkHasExpired')}
        </span>
        {remaining > 0 && <Copy text={url} what={t('credentials.link')} />}
      </div>
      <code tabIndex={0}>{url}</code>
    </div>
  );
};

const samplesOf = (slug: string) => {
  const { origin } = globalThis.location;
  return [
    {
      name: 'curl',
      text: `curl -X POST '${origin}/api/v1/platforms/${slug}/portal-links' \\
  -H "Authorization: Bearer $API_KEY"`,
    },
    {
      name: 'TypeScript',
      text: `import { PlatformLicensing } from '@platform-licensing/client';

const api = new PlatformLicensing({ baseUrl: '${origin}', credentials: { apiKey: process.env.API_KEY } });
const { url } = await api.createPortalLink({ slug: '${slug}' });
response.redirect(url); // to a person whom you have authenticated`,
    },
  ];
};

/** Creates a one-time sign-in link for a person without an API key. */
export const PortalLinkPanel = () => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const [link, setLink] = useState<PortalLink>();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    try {
      setLink(await api.createPortalLink({ slug }));
      announce(t('credentials.linkCreated'));
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title={t('credentials.oneTimePortalLink')}
      acts={
        <Button busy={busy} onClick={() => void create()}>
          {link ? t('credentials.createAnotherLink') : t('credentials.createLink')}
        </Button>
      }
    >
      <p className="soft">{t('credentials.signsAColleagueInTo')}</p>
      {link && <Link link={link} />}
      <Code title={t('credentials.codeSamples')} samples={samplesOf(slug)} />
    </Panel>
  );
};

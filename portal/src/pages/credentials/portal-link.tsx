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

/** Milliseconds until a moment, second by second. */
const useLeft = (until: string): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Date.parse(until) - now);
};

const Link = ({ link: { url, expiresAt } }: { readonly link: PortalLink }) => {
  const left = useLeft(expiresAt);
  return (
    <div className="secret">
      <div className="secret-head">
        <span>{left > 0 ? `Works once, for another ${clockOf(left)}` : 'Its five minutes are over'}</span>
        {left > 0 && <Copy text={url} what="link" />}
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
response.redirect(url); // to a person whom you have signed in yourself`,
    },
  ];
};

/** A way in for somebody who has no key. */
export const PortalLinkPanel = () => {
  const api = useApi();
  const slug = useSlug();
  const announce = useAnnounce();
  const [link, setLink] = useState<PortalLink>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      setLink(await api.createPortalLink({ slug }));
      announce('Link made');
    } catch (error) {
      announce(explain(error), 'bad');
    }
    setBusy(false);
  };
  return (
    <Panel
      title="One-time portal link"
      acts={
        <Button busy={busy} onClick={() => void make()}>
          {link ? 'Make another' : 'Make a link'}
        </Button>
      }
    >
      <p className="soft">
        Signs a colleague in to this portal without a key: valid for five minutes, once. Whoever opens it may
        do all that you may, so hand it to one person. Your own backend can make such links too:
      </p>
      {link && <Link link={link} />}
      <Code title="A portal link by API" samples={samplesOf(slug)} />
    </Panel>
  );
};

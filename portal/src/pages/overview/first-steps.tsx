import { Link } from 'wouter';
import { Panel } from '../../kit/display/page.tsx';

/** The first steps of a new partner, shown while there is no data. */
export const FirstSteps = () => (
  <Panel title="Get started">
    <ol className="steps">
      <li>
        <Link href="/catalog">Find a track</Link>, play its preview, and license it for a content item. The
        page shows the same steps as API requests.
      </li>
      <li>
        <Link href="/webhooks">Add a webhook endpoint</Link> to be notified of takedowns, and send it a test
        event.
      </li>
      <li>
        <Link href="/credentials">Create credentials</Link>, one for each program. You can rotate them without
        downtime.
      </li>
      <li>
        Read the <a href="/reference/guides/first-license">guides</a> and try requests in the{' '}
        <a href="/reference/openapi">API reference</a>.
      </li>
    </ol>
  </Panel>
);

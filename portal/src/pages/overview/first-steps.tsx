import { Link } from 'wouter';
import { Panel } from '../../kit/display/page.tsx';

/** Instead of empty plots: what a new partner does first. */
export const FirstSteps = () => (
  <Panel title="The first five minutes">
    <ol className="steps">
      <li>
        <Link href="/catalog">Find a track</Link>, hear it, and license it for a content item of yours. The
        page shows the same as a request.
      </li>
      <li>
        <Link href="/webhooks">Add a webhook endpoint</Link>, so that you hear of takedowns, and send it a
        test event.
      </li>
      <li>
        <Link href="/credentials">Look at your credentials</Link>: create one for each program, and rotate it
        without a refused request.
      </li>
      <li>
        Read <a href="/reference/guides/first-license">the guides</a> and{' '}
        <a href="/reference/openapi">the reference</a>, and try requests there.
      </li>
    </ol>
  </Panel>
);

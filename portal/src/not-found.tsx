import { Link } from 'wouter';
import { PageHead } from './kit/display/page.tsx';

export const NotFound = () => (
  <>
    <PageHead title="Page not found" />
    <p>
      The address may be incomplete. <Link href="/">Go to the overview</Link>
    </p>
  </>
);

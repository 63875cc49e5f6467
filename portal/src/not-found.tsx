import { Link } from 'wouter';
import { PageHead } from './kit/display/page.tsx';

export const NotFound = () => (
  <>
    <PageHead title="There is no such page" />
    <p>
      The address may have been cut. <Link href="/">To the overview</Link>
    </p>
  </>
);

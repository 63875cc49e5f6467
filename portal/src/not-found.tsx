import { Link } from 'wouter';
import { PageHead } from './kit/display/page.tsx';
import { rich, t } from './texts/texts.ts';

export const NotFound = () => (
  <>
    <PageHead title={t('shell.pageNotFound')} />
    <p>{rich('shell.theAddressMayBeIncomplete', { link: (content) => <Link href="/">{content}</Link> })}</p>
  </>
);

import { pageSetting } from '../page-settings.ts';

/** The name and logo of the operator. */
export const Brand = ({ size = 28 }: { readonly size?: number }) => (
  <p className="brand">
    <img src="/portal/icon.svg" alt="" width={size} height={size} />{' '}
    {pageSetting('brand') || 'Platform Licensing'}
  </p>
);

/**
 * Returns the address of the sign-in page, which leads back to a page of the console with its filters. Both are after
 * the #.
 */
export const signInAddress = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string => `/staff/sign-in#from=${encodeURIComponent((pathname.replace(/\/$/, '') || '/staff') + search)}`;

/** Returns the address of the sign-in page, which leads back to a page of the console. The path is after the #. */
export const signInAddress = (path: string): string =>
  `/staff/sign-in#from=${encodeURIComponent(path.replace(/\/$/, '') || '/staff')}`;

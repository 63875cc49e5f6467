export const shell = {
  'shell.goToTheHomePage': 'Go to the <a>home page</a>.',
  'shell.guide': 'Guide',
  'shell.home': 'Home',
  'shell.loadingTheStudio': 'Loading the studio',
  'shell.noPageAtThisAddress': 'There is no page at this address.',
  'shell.pageNotFound': 'Page not found',
  'shell.signOut': 'Sign out',
  'shell.skipToContent': 'Skip to content',
  'shell.studio': 'Studio',
  'shell.uploads': 'Uploads',
  'shell.youAreOffline': 'You are offline. The data shown may be out of date, and you cannot save changes.',
} as const;

export const settings = {
  'settings.checkoutsThatYouCreateWith':
    'Checkouts that you create with the API can return to pages of this site.',
  'settings.clientID': 'Client ID',
  'settings.codeFromTheEmail': 'Code from the email',
  'settings.confirmAddress': 'Confirm address',
  'settings.contactEmail': 'Contact email',
  'settings.contactEmailChangedToEmail': 'Contact email changed to {email}',
  'settings.empty': 'Empty',
  'settings.enterAName': 'Enter a name.',
  'settings.environment': 'Environment',
  'settings.identifiers': 'Identifiers',
  'settings.ifEmptyNewLicensesCover':
    'If empty, new licenses cover every territory where the track is cleared.',
  'settings.live': 'live',
  'settings.loadingYourSettings': 'Loading your settings',
  'settings.name': 'Name',
  'settings.onlyOwnersCanChangeThese': 'Only owners can change these settings.',
  'settings.platform': 'Platform',
  'settings.platformID': 'Platform ID',
  'settings.receivesEmailsAboutLicensesTakedowns':
    'Receives emails about licenses, takedowns and billing. A new address takes effect when it is confirmed.',
  'settings.sandbox': 'sandbox',
  'settings.save': 'Save',
  'settings.settings': 'Settings',
  'settings.settingsSaved': 'Settings saved',
  'settings.settingsSavedConfirmTheNew': 'Settings saved. Confirm the new email address.',
  'settings.shownOnYourLicensesAnd': 'Shown on your licenses and certificates.',
  'settings.slug': 'Slug',
  'settings.theseSettings': 'these settings',
  'settings.thisCodeIsInvalidOr':
    'This code is invalid or has expired. Save the email address again to get a new one.',
  'settings.weSentACodeTo': 'We sent a code to {email}. The new address takes effect when you confirm it.',
  'settings.website': 'Website',
  'settings.whatYouPublishTheType':
    'What you publish. The type that you select first is the default for new licenses.',
} as const;

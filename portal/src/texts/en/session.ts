export const session = {
  'session.acceptThePartnerTermsTo': 'Accept the partner terms to continue.',
  'session.anEarlierAttemptGotNo':
    'An earlier attempt received no response and may have created your platform. Ask the operator of this service for a new API key.',
  'session.anotherSlug': 'Another slug',
  'session.apiKey': 'API key',
  'session.changeOrSendAgain': 'Change or send again',
  'session.checkYourEmail': 'Check your email',
  'session.checkYourEmailWeSent':
    'Check your email: we sent a message to {mailedTo}. Its link works once, within 15 minutes.',
  'session.contentTypesOptional': 'Content types (optional)',
  'session.continue': 'Continue',
  'session.createPlatform': 'Create platform',
  'session.createYourPlatform': 'Create your platform',
  'session.doYouHaveAnAPI': 'Do you have an API key? <link>Sign in</link>.',
  'session.email': 'Email',
  'session.emailAddress': 'Email address',
  'session.emailMeALink': 'Email me a link',
  'session.enterAnAPIKey': 'Enter an API key.',
  'session.enterTheNameOfYour': 'Enter the name of your platform.',
  'session.enterYourEmailAddress': 'Enter your email address.',
  'session.forMembersOfAPlatform': 'For members of a platform. We email you a link.',
  'session.iAcceptThePartnerTerms': 'I accept the partner terms',
  'session.nameIsRegistered': '{name} is registered',
  'session.noAPIKeyYourBackend': 'No API key? Your backend can create a sign-in link: {a}.',
  'session.noEmailCheckTheSpam': 'No email? Check the spam folder, or correct the address and send it again.',
  'session.noPasskeyWasUsedTry': 'No passkey was used. Try again, or sign in by email.',
  'session.noPlatformYetRegisterYour': 'No platform yet? <link>Register your platform</link>.',
  'session.partnerPortal': 'Partner portal',
  'session.platformName': 'Platform name',
  'session.platformsThatRegisterHereAre':
    'Platforms that register here are sandbox platforms. Their licenses grant no rights.',
  'session.receivesTheConfirmationLinkThen':
    'Receives the confirmation link, then emails about licenses, takedowns and billing.',
  'session.registerAgain': 'Register again',
  'session.registerYourPlatform': 'Register your platform',
  'session.registrationIsClosedAskThe':
    'Registration is closed. Ask the operator of this service for access.',
  'session.sendConfirmationLink': 'Send confirmation link',
  'session.shownOnYourLicensesAnd': 'Shown on your licenses and certificates.',
  'session.signIn': 'Sign in',
  'session.signInByEmail': 'Sign in by email',
  'session.signInTo': 'Sign in to {brand}',
  'session.signInWithAPasskey': 'Sign in with a passkey',
  'session.signOut': 'Sign out',
  'session.slugOptional': 'Slug (optional)',
  'session.startsWithPlkTheSession':
    'Starts with plk_. The session lasts 12 hours. The key is not stored in this browser.',
  'session.thisAPIKeyIsInvalid': 'This API key is invalid. It may have been removed.',
  'session.thisAuthenticatorHasAPasskey': 'This authenticator has a passkey for your account already.',
  'session.thisBrowserCannotUsePasskeys': 'This browser cannot use passkeys here.',
  'session.thisBrowserNowShows': 'This browser is now signed in to {name}. You see its portal.',
  'session.thisLinkOpensOnlyWhere':
    'This link opens only in the browser in which it was created, while its creator is signed in to the staff console there.',
  'session.thisLinkWasAlreadyUsed':
    'This link was already used or has expired. Request a new one, or sign in with an API key.',
  'session.thisLinkWasAlreadyUsedOrHasExpired':
    'This link was already used or has expired. Request a new one.',
  'session.thisPasskeyDoesNotSign':
    'This passkey does not sign you in here: it was removed, or your membership ended. Sign in by email.',
  'session.useOptional': 'Use case (optional)',
  'session.weSentALinkTo':
    'We sent a link to {mailedTo}. Open it within 24 hours to create your platform and get its first API key.',
  'session.whatYouPublishAndHow': 'What you publish and how, in up to 300 characters.',
  'session.whatYouPublishTheType':
    'What you publish. The type that you select first is the default for new licenses.',
  'session.youAreStillSignedIn':
    'You are still signed in: your session continues when you are back at an allowed address. To use another API key here, sign in with it below.',
  'session.youSignInToThis':
    'You sign in to this portal with the key. Your programs send it with every request.',
  'session.youSignedOut': 'You signed out.',
  'session.youSignedOutInAnother': 'You signed out in another tab. Sign in again to continue.',
  'session.yourEmailAddressIsConfirmed':
    'Your email address is confirmed when you create the platform. You then get its first API key.',
  'session.yourLinkWorksOnce': 'Your link works once.',
  'session.yourPlatformsNameInAPI':
    'Your platform’s name in API addresses, such as acme-video. Derived from the name by default.',
  'session.yourSessionHasEndedIt':
    'Your session has ended: it expired, was ended in another browser, or its API key or member was removed. Sign in again.',
  'session.yourViewDoesNotInclude': 'Your view does not include this.',
} as const;

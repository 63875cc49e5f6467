export const webhooks = {
  'webhooks.80Or100OfA':
    '80% or 100% of a quota is used: licenses per month, or requests, enrichment rows or enriched seconds per day.',
  'webhooks.aLicenseExpiredIncludesWhether':
    'A license expired. Includes whether published content may stay up.',
  'webhooks.aLicenseExpiresIn30':
    'A license expires in 30 or 7 days. Includes whether published content may stay up.',
  'webhooks.aLicenseWasIssuedTo': 'A license was issued to you by API, by an inbound event or by our staff.',
  'webhooks.aLicenseWasRevokedIncludes':
    'A license was revoked. Includes the reason, who revoked it, and whether published content may stay up.',
  'webhooks.aLicenseWasWidenedOr':
    'A license was widened or renewed. Includes what it covers now and what was added.',
  'webhooks.aRotationIsAlreadyIn':
    'A rotation is already in progress: the older of the two secrets stops working immediately, not after its 24 hours.',
  'webhooks.aTestEventThatYou': 'A test event that you sent.',
  'webhooks.aTrackWasAddedTo': 'A track was added to the catalog or returned to it.',
  'webhooks.aTrackWasTakenDown':
    'A track was taken down. Includes the reason, whether published content may stay up, your licenses and replacements.',
  'webhooks.addEndpoint': 'Add endpoint',
  'webhooks.addTheURLOfYour':
    'Add the URL of your server to be notified of events, such as takedowns, within seconds.',
  'webhooks.all': 'All',
  'webhooks.anAppealAboutAPublished':
    'An appeal about a published track was decided. Changes to the track have their own events.',
  'webhooks.anotherEndpointOfYourPlatform': 'Another endpoint of your platform has failed for a day.',
  'webhooks.anotherEndpointOfYourPlatformWasDisabledIncludes':
    'Another endpoint of your platform was disabled. Includes the reason.',
  'webhooks.countTypes': '{types, plural, one {# type} other {# types}}',
  'webhooks.currentSecret': 'Current secret',
  'webhooks.deliveriesAreKeptFor30': 'Deliveries are kept for 30 days.',
  'webhooks.deliveryNotFound': 'Delivery not found',
  'webhooks.endpoint': 'Endpoint',
  'webhooks.endpointNotFound': 'Endpoint not found',
  'webhooks.endpoints': 'Endpoints',
  'webhooks.eventCatalog': 'Event catalog',
  'webhooks.eventTypes': 'Event types',
  'webhooks.loadingEndpoints': 'Loading endpoints',
  'webhooks.newSecret': 'New secret',
  'webhooks.noEndpointsYet': 'No endpoints yet',
  'webhooks.oldSecret': 'Old secret',
  'webhooks.secretCreated': '{name}, created {createdAt}, {verb}',
  'webhooks.secretCreatedUntil': '{name}, created {createdAt}, {verb} until {endsAt}',
  'webhooks.signingSecret': 'Signing secret',
  'webhooks.status': 'Status',
  'webhooks.theRecordOfATrack':
    'The record of a track changed. Includes the changed fields and, for a restriction, reasons, territories and your licenses.',
  'webhooks.viewDeliveriesOfThisEndpoint': 'View deliveries of this endpoint',
  'webhooks.viewEndpointsOfName': 'View endpoints of {name}',
  'webhooks.weSendEventsAboutThe':
    'We send events about the catalog and your licenses to your endpoints as signed POST requests, and retry failed deliveries. <a>Learn more</a>',
  'webhooks.webhooks': 'Webhooks',
  'webhooks.youAreSignedInAs':
    'You are signed in as {name}. The endpoint was removed or belongs to another platform.',
  'webhooks.yourEndpoints': 'Your endpoints',
} as const;

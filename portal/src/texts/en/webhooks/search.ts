export const webhookSearch = {
  'webhookSearch.anIDHasOnlyLetters':
    'An ID can contain only letters, digits, hyphens and underscores, and at most 64 of them.',
  'webhookSearch.checkTheIDEventsAre': 'Check the ID. Events are kept for 90 days, their deliveries for 30.',
  'webhookSearch.clearSearch': 'Clear search',
  'webhookSearch.deliveries': 'Deliveries',
  'webhookSearch.endOfListEventsAre': 'End of list. Events are kept for 90 days.',
  'webhookSearch.event': 'Event',
  'webhookSearch.eventDeliveryLicenseOrTrack': 'ID of an event, a delivery, a license or a track',
  'webhookSearch.eventsFound': 'Events found, newest first',
  'webhookSearch.findEvents': 'Find events',
  'webhookSearch.noDeliveries': 'No deliveries',
  'webhookSearch.noEventsFound': 'No events found',
  'webhookSearch.occurred': 'Occurred',
  'webhookSearch.searchByAnIDThat': 'Enter an ID that begins with evt_, dlv_, lic_ or trk_.',
  'webhookSearch.searching': 'Searching events',
} as const;

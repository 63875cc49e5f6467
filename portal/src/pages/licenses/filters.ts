/** Values of the filters. */
export const statuses = ['active', 'revoked', 'expired'] as const;
export const compliances = [
  { value: 'must_remove', name: 'Must remove' },
  { value: 'on_hold', name: 'On hold' },
  { value: 'clear', name: 'Clear' },
] as const;
export const sources = [
  { value: 'api', name: 'API' },
  { value: 'webhook', name: 'Inbound event' },
  { value: 'hub', name: 'Licensing hub' },
  { value: 'staff', name: 'Staff' },
] as const;

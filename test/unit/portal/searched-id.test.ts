import { searchedIdOf } from '../../../portal/src/pages/webhooks/search/searched-id.ts';

describe('the ID by which webhooks are searched', () => {
  it.each([
    ['evt_01J9', { by: { eventId: 'evt_01J9' } }],
    ['dlv_01J9', { by: { deliveryId: 'dlv_01J9' } }],
    ['lic_01J9', { by: { licenseId: 'lic_01J9' } }],
    [' trk_01J9_x\n', { by: { trackId: 'trk_01J9_x' } }],
    ['', undefined],
    ['   ', undefined],
    ['whe_01J9', { issue: 'prefix' }],
    ['evt_', { issue: 'prefix' }],
    ['evt', { issue: 'prefix' }],
    ['EVT_01J9', { issue: 'prefix' }],
    ['toString_1', { issue: 'prefix' }],
    ['evt_1/..', { issue: 'characters' }],
    [`evt_${'1'.repeat(61)}`, { issue: 'characters' }],
  ])('reads %j', (text, expected) => {
    expect(searchedIdOf(text)).toEqual(expected);
  });
});

import { namedTrack } from '../../../../src/domain/notices/noticed-track.ts';
import { trackId } from '../../../support/builders/builders.ts';

const baseUrl = 'https://music.example';
const id = trackId();

describe('the track that a report names', () => {
  it.each([
    [id, { by: 'id', trackId: id }],
    [` ${id} `, { by: 'id', trackId: id }],
    ['de-a62-26-00417', { by: 'isrc', isrc: 'DEA622600417' }],
    [`${baseUrl}/portal/catalog/${id}`, { by: 'id', trackId: id }],
    [`${baseUrl}/appeals?track=${id}&lang=de`, { by: 'id', trackId: id }],
    [`${baseUrl}/api/v1/tracks/${id}/stream?again=${id}`, { by: 'id', trackId: id }],
    [`${baseUrl}/media/abc.def/harbour-preview.mp3`, { by: 'media', token: 'abc.def' }],
  ])('is found in %s', (text, expected) => {
    expect(namedTrack(text, baseUrl)).toEqual(expected);
  });

  it.each([
    '',
    'Harbour Lights',
    'trk_1',
    `https://elsewhere.example/portal/catalog/${id}`,
    `http://music.example/portal/catalog/${id}`,
    `${baseUrl}/portal/#${id}`,
    `${baseUrl}/compare?a=${id}&b=${trackId(2)}`,
    `javascript:alert('${id}')`,
  ])('is not found in %s', (text) => {
    expect(namedTrack(text, baseUrl)).toBeUndefined();
  });
});

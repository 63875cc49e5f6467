import { searchAddressOf } from '../../../../src/adapters/opensearch/address.ts';

describe('the address of a search server', () => {
  it.each([
    ['http://search:9200', { node: 'http://search:9200', name: 'platform-licensing' }],
    ['https://search.example/', { node: 'https://search.example', name: 'platform-licensing' }],
    ['http://[::1]:9200/music_2', { node: 'http://[::1]:9200', name: 'music_2' }],
    [
      'https://ada:p%40ss@search.example/music',
      {
        node: 'https://search.example',
        name: 'music',
        auth: { username: 'ada', password: 'p@ss' },
      },
    ],
  ])('is read from %s', (text, address) => {
    expect(searchAddressOf(text)).toEqual(address);
  });

  it.each([
    'search:9200',
    'redis://search:9200',
    'http://ada@search:9200',
    'http://ada:%zz@search:9200',
    'http://%zz:secret@search:9200',
    'http://search:9200/Music',
    'http://search:9200/music/tracks',
    'http://search:9200/_all',
    'http://search:9200/music*',
    'http://search:9200?pretty',
  ])('is not read from %s', (text) => {
    expect(searchAddressOf(text)).toBeUndefined();
  });
});

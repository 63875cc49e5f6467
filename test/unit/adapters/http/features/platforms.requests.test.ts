import { CreateCredentialDto } from '../../../../../src/adapters/http/platforms/credential.contract.ts';
import { RegisterPlatformDto } from '../../../../../src/adapters/http/platforms/platform.contract.ts';
import { TokenRequestDto } from '../../../../../src/adapters/http/access/token.contract.ts';
import { issuesNamed } from '../issues-named.ts';

const registration = { name: 'Acme Video', contactEmail: 'licensing@acme.example', acceptTerms: true };

describe('a registration', () => {
  it.each([
    ['name, address and consent', registration],
    ['a slug', { ...registration, slug: 'acme-video-2' }],
    ['a web site', { ...registration, websiteUrl: 'https://www.acme.example/start?x=1' }],
    ['what and where it publishes', { ...registration, contentTypes: ['film'], territories: ['WORLD'] }],
  ])('may have %s', (_, body) => {
    expect(issuesNamed(RegisterPlatformDto, body)).toEqual([]);
  });

  it.each([
    ['nothing', {}, ['/name required', '/contactEmail required', '/acceptTerms invalid_value']],
    ['no consent', { ...registration, acceptTerms: false }, ['/acceptTerms invalid_value']],
    ['consent in words', { ...registration, acceptTerms: 'true' }, ['/acceptTerms invalid_value']],
    ['a blank name', { ...registration, name: ' ' }, ['/name invalid']],
    ['no mail address', { ...registration, contactEmail: 'acme' }, ['/contactEmail invalid_format']],
    ['a slug in capitals', { ...registration, slug: 'Acme' }, ['/slug invalid_format']],
    ['a slug of two letters', { ...registration, slug: 'ac' }, ['/slug invalid_format']],
    ['two hyphens in a row', { ...registration, slug: 'ac--me' }, ['/slug invalid_format']],
    [
      'a script as web site',
      { ...registration, websiteUrl: 'javascript:alert(1)' },
      ['/websiteUrl invalid_format'],
    ],
    [
      'a backslash in the web site',
      { ...registration, websiteUrl: 'https://acme.example\\@evil.example/' },
      ['/websiteUrl invalid'],
    ],
    [
      'an unknown content type',
      { ...registration, contentTypes: ['opera'] },
      ['/contentTypes/0 invalid_value'],
    ],
    ['a tier', { ...registration, tier: 'enterprise' }, ['/tier unknown_field']],
    ['scopes', { ...registration, scopes: ['tracks:read'] }, ['/scopes unknown_field']],
  ])('may not have %s', (_, body, issues) => {
    expect(issuesNamed(RegisterPlatformDto, body)).toEqual(issues);
  });
});

describe('a new credential', () => {
  it('is a key or a secret', () => {
    expect(issuesNamed(CreateCredentialDto, { kind: 'client_secret' })).toEqual([]);
    expect(issuesNamed(CreateCredentialDto, { kind: 'password' })).toEqual(['/kind invalid_value']);
    expect(issuesNamed(CreateCredentialDto, { kind: 'api_key', secret: 'x' })).toEqual([
      '/secret unknown_field',
    ]);
  });
});

describe('a token request', () => {
  const client = { clientId: 'cli_1', clientSecret: 'pls_1' };
  it.each([
    [client, []],
    [{ ...client, scope: 'tracks:read tracks:stream' }, []],
    [{ ...client, scopes: ['tracks:read'] }, []],
    [{}, ['/clientId required', '/clientSecret required']],
    [{ ...client, scopes: 'tracks:read' }, ['/scopes invalid_type']],
    [{ ...client, grant_type: 'client_credentials' }, ['/grant_type unknown_field']],
    [{ ...client, clientSecret: 'x'.repeat(257) }, ['/clientSecret too_big']],
  ])('%j has the issues %j', (body, issues) => {
    expect(issuesNamed(TokenRequestDto, body)).toEqual(issues);
  });
});

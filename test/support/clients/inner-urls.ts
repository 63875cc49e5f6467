/** Addresses of internal networks, as a resolver returns them. */
export const innerAddresses = [
  ...['0.0.0.0', '0.255.255.255', '10.0.0.0', '10.255.255.255', '100.64.0.0', '100.100.100.200'],
  ...['100.127.255.255', '127.0.0.1', '127.255.255.255', '168.63.129.16', '169.254.0.0', '169.254.169.254'],
  ...['172.16.0.0', '172.31.255.255', '192.0.0.1', '192.0.0.192', '192.0.2.1', '192.88.99.1'],
  ...['192.168.0.0', '192.168.255.255', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.255'],
  ...['224.0.0.1', '239.255.255.250', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1'],
  ...['::a9fe:a9fe', '::ffff:0:127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b::a9fe:a9fe', '64:ff9b::10.0.0.1'],
  ...['64:ff9b:1::10.0.0.1', '64:ff9b:1::8.8.8.8', '2002:7f00:1::', '2002:a9fe:a9fe::1', '2002:808:808::1'],
  ...['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:2::1', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '3fff::1', '3fff:fff::1', '100::1', '5f00::1', 'fc00::1', 'fd00:ec2::254'],
  ...['fd20:ce::254', 'fe80::1', 'febf::1', 'fec0::1', 'ff02::1', 'ff0e::1', '4000::1', '1fff::1'],
  ...['2a00:1450:4001::5efe:a00:1', '2a00:1450:4001::200:5efe:7f00:1', '2620:4f:8000::1'],
];

/** Addresses of hosts on the internet; most are next to the range of an internal network. */
export const publicAddresses = [
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '93.184.216.34', '100.63.255.255', '100.128.0.0'],
  ...['126.255.255.255', '128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0'],
  ...['192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
  ...['2606:4700:4700::1111', '2001:4860:4860::8888', '2001:200::1', '2003::1', '2a00:1450:4001:800::200e'],
  ...['2001:db7::1', '2001:db9::1', '64:ff9b::8.8.8.8', '3ffe::1', '2620:4f:7fff::1'],
];

/** Hosts of URLs that are loopback, in the spellings that a URL can contain. */
export const loopbackHosts = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '127.0.0.1.', '2130706433', '017700000001'],
  ...['0x7f000001', '0x7f.1', '0X7F.0X0.0X0.0X1', '0177.0.0.1', '0177.0.0.01', '127.0x0.0.1'],
  ...['%31%32%37.0.0.1', '127%2E0%2E0%2E1', '１２７.０.０.１', '127。0。0。1', '①②⑦.⓪.⓪.①', '𝟏𝟐𝟕.𝟎.𝟎.𝟏'],
  ...['[::1]', '[0:0:0:0:0:0:0:1]', '[0000:0000:0000:0000:0000:0000:0000:0001]', '[::0.0.0.1]'],
  ...['localhost', 'LOCALHOST', '%6cocalhost', 'ｌｏｃａｌｈｏｓｔ', 'app.localhost'],
];

/** Hosts of URLs that are internal but not loopback; some lead to loopback if only one spelling is checked. */
export const innerHosts = [
  ...['0.0.0.0', '0', '0x0', '0.1.2.3', '10.0.0.1', '10.1', '012.0.0.1', '0xa.0.0.1', '167772161'],
  ...[
    '172.16.0.1',
    '0xac100001',
    '192.168.0.1',
    '192.168.257',
    '3232235521',
    '0xc0a80001',
    '１９２.１６８.０.１',
  ],
  ...[
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.0xfe.43518',
  ],
  ...[
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '168.63.129.16',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
  ],
  ...['240.0.0.1', '255.255.255.255', '4294967295', '037777777777'],
  ...['[::]', '[::ffff:127.0.0.1]', '[::FFFF:7F00:1]', '[0:0:0:0:0:ffff:7f00:1]', '[::127.0.0.1]'],
  ...['[::ffff:169.254.169.254]', '[::ffff:0:127.0.0.1]', '[64:ff9b::127.0.0.1]', '[64:FF9B::A9FE:A9FE]'],
  ...['[64:ff9b:1::127.0.0.1]', '[2002:7f00:1::]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]', '[fe80::1]'],
  ...[
    '[FD00:EC2::254]',
    '[fd20:ce::254]',
    '[fc00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '[100::1]',
  ],
  ...['[::1%25lo]', '[fe80::1%25eth0]', '[fe80::1%eth0]'],
  ...['localhost.', 'LocalHost.', 'localhost.localdomain', 'metadata', 'metadata.google.internal'],
  ...['METADATA.google.internal', 'metadata.google.internal.', 'instance-data', 'kubernetes.default.svc'],
  ...['kubernetes.default.svc.cluster.local', 'host.docker.internal', 'printer.local', 'router.lan'],
  ...['gateway.home.arpa', 'intranet', 'db.corp', 'ｍｅｔａｄａｔａ.google.internal'],
];

/** URLs that must be rejected before anything is sent. `port` is open on loopback. */
export const refusedUrls = (port: number): readonly string[] => [
  '',
  'hooks.partner.example',
  '//hooks.partner.example/',
  `ftp://127.0.0.1:${port}/`,
  'file:///etc/passwd',
  `gopher://127.0.0.1:${port}/_x`,
  `ws://127.0.0.1:${port}/`,
  'javascript:fetch(1)',
  `https://ada:secret@hooks.partner.example:${port}/`,
  `https://hooks.partner.example@127.0.0.1:${port}/`,
  `https://hooks.partner.example:x@127.0.0.1:${port}/`,
  `https:\\\\127.0.0.1:${port}\\`,
  `https://hooks.partner.example\\@127.0.0.1:${port}/`,
  `https://127.0.0.1\t:${port}/`,
  `https://127.0.0.1\n:${port}/`,
  ` https://127.0.0.1:${port}/`,
  `https://hooks.partner.example:${port}/#part`,
  `https://hooks.partner.example:${port}/#`,
  'https://hooks.partner.example:22/',
  'https://hooks.partner.example:25/',
  'https://hooks.partner.example:80/',
  'https://hooks.partner.example:0/',
  'https://hooks.partner.example:99999/',
  'https://hooks.partner.example.:443/',
  'https://hooks..partner.example/',
  `https://hooks.partner.example/${'a'.repeat(2048)}`,
];

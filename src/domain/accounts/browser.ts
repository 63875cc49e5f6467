/** The browser of a session, as its User-Agent names it: enough for a person to recognize the session. */
export interface Browser {
  readonly name: (typeof browserNames)[number];
  readonly system?: (typeof systemNames)[number];
}

export const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari'] as const;
export const systemNames = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;

/** In this order, because browsers also name those that they are compatible with. */
const browsers: readonly (readonly [RegExp, Browser['name']])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//u, 'Edge'],
  [/\b(?:OPR|OPiOS)\//u, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//u, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//u, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//u, 'Safari'],
];

const systems: readonly (readonly [RegExp, NonNullable<Browser['system']>])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/u, 'iOS'],
  [/\bAndroid\b/u, 'Android'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bMac OS X\b/u, 'macOS'],
  [/\bWindows\b/u, 'Windows'],
  [/\bLinux\b/u, 'Linux'],
];

/** Returns the family of a browser and its operating system, or undefined if the text names no known browser. */
export const browserOf = (userAgent: string | undefined): Browser | undefined => {
  const text = userAgent?.slice(0, 1_000) ?? '';
  const name = browsers.find(([pattern]) => pattern.test(text))?.[1];
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  return name && { name, ...(system && { system }) };
};

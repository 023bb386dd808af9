/** Order matters: most browsers name others as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const operatingSystems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'Android-síma'],
  [/\bAndroid\b/, 'Android-spjaldtölvu'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const unknownDevice = 'Óþekkt tæki';

/** A browser by its User-Agent, as people would call it: `Chrome á Windows`. Guesses, so for showing only. */
export function deviceName(userAgent: string | null): string {
  const findName = (list: typeof browsers): string | undefined =>
    list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = findName(browsers);
  const operatingSystem = findName(operatingSystems);
  if (browser && operatingSystem) return `${browser} á ${operatingSystem}`;
  if (browser) return browser;
  return operatingSystem ? `Vafri á ${operatingSystem}` : unknownDevice;
}

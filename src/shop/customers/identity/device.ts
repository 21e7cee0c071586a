/** What a browser says it runs on. Product names, the same in every language; undefined where we do not recognise it. */
export type Device = { kind: 'phone' | 'tablet' | 'computer'; browser: string | undefined; system: string | undefined };

// The order matters: Edge, Samsung Internet and Opera also call themselves Chrome, and Chrome calls itself Safari.
const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (text: string, from: [RegExp, string][]) => from.find(([pattern]) => pattern.test(text))?.[1];

/** Reads a User-Agent, so that users can recognise their own devices; nothing is decided on it. */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const system = first(text, SYSTEMS);
  const kind =
    /\biPad\b|\bTablet\b/.test(text) || (system === 'Android' && !/\bMobile\b/.test(text))
      ? 'tablet'
      : /\bMobi/.test(text)
        ? 'phone'
        : 'computer';
  return { kind, browser: first(text, BROWSERS), system };
}

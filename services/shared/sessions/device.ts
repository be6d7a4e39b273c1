export const browsers = [
  'line',
  'facebook',
  'edge',
  'samsung',
  'opera',
  'firefox',
  'chrome',
  'safari',
  'other',
] as const
export const systems = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const
export type Browser = (typeof browsers)[number]
export type System = (typeof systems)[number]

/** What a person recognises a device by; the User-Agent header itself is not stored. */
export type Device = { readonly browser: Browser; readonly system: System }

/** The order matters, because most browsers also claim to be others. */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['line', /\bLine\//],
  ['facebook', /\bFB(?:AN|AV|_IAB)\b/],
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['samsung', /\bSamsungBrowser\//],
  ['opera', /\b(?:OPR|Opera)\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
]

const systemMarks: readonly (readonly [System, RegExp])[] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(?:iPhone|iPad|iPod)\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
]

const find = <Name extends string>(marks: readonly (readonly [Name, RegExp])[], line: string) =>
  marks.find(([, mark]) => mark.test(line))?.[0] ?? ('other' as const)

/** The device behind a User-Agent header. */
export function deviceOf(userAgent = ''): Device {
  // Real browsers send shorter headers; longer ones may be an attack on the regular expressions.
  const line = userAgent.slice(0, 500)
  return { browser: find(browserMarks, line), system: find(systemMarks, line) }
}

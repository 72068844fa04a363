import type { BrowserName, SystemName } from '../../contract/index.ts'

/** What each browser is known by. The first that fits counts: most of them call themselves Chrome and Safari as well. */
const browsers: readonly (readonly [BrowserName, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
]

const systems: readonly (readonly [SystemName, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPadOS', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

const firstOf = <Name>(known: readonly (readonly [Name, RegExp])[], text: string): Name | null =>
  known.find(([, form]) => form.test(text))?.[0] ?? null

/** Browser and system that a `User-Agent` names; null for what is not known. */
export const deviceOf = (userAgent: string | undefined): { browser: BrowserName | null; system: SystemName | null } => ({
  browser: firstOf(browsers, userAgent ?? ''),
  system: firstOf(systems, userAgent ?? ''),
})

import { getJestConfig } from '@storybook/test-runner'

const base = getJestConfig()
const browser = base.testEnvironmentOptions['jest-playwright']

/** How the book's proofreader starts its browser; `tools/portraits.ts` says which browser in `SAMARA_BROWSER`. */
export default {
  ...base,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...browser,
      launchOptions: JSON.parse(process.env['SAMARA_BROWSER'] ?? '{}'),
      contextOptions: {
        viewport: { width: 900, height: 600 },
        deviceScaleFactor: 1,
        locale: 'es-ES',
        timezoneId: 'UTC',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      },
    },
  },
}

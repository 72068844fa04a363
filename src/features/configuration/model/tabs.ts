/** The tabs, by the names that addresses have for them. */
export const configurationTabs = ['myAccount', 'stores', 'partners', 'webhooks', 'subscription', 'preferences'] as const
export type ConfigurationTab = (typeof configurationTabs)[number]

/** The tab of an address's hash; the first one where there is none of that name. */
export const configurationTabNamed = (hash: string): ConfigurationTab =>
  configurationTabs.find((tab) => tab.toLowerCase() === hash.replace(/^#/, '').toLowerCase()) ?? 'myAccount'

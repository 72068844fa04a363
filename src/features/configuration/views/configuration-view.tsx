import type { ReactNode } from 'react'
import { AccountIcon, ConnectIcon, FiltersIcon, InvoiceIcon, PartnersIcon, StoreIcon } from '../../../design/icon/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { configurationTabNamed, configurationTabs, type ConfigurationTab } from '../model/tabs.ts'
import { AccountView, type AccountViewProps } from './account-view.tsx'
import { SubscriptionView, type SubscriptionViewProps } from './subscription-view.tsx'

export interface ConfigurationViewProps {
  tab: ConfigurationTab
  onTab: (tab: ConfigurationTab) => void
  person: { name: string; email: string }
  /** Where the person changes their own data. */
  profileHref: string
  /** Undefined until they are known. */
  stores: AccountViewProps['stores']
  /** The store that is worked in; null where there is none. */
  current: SubscriptionViewProps['store']
  /** What the tab of stores holds. */
  storesTab: ReactNode
  /** What the tab of partners holds. */
  partnersTab: ReactNode
  /** What the tab of webhooks holds. */
  webhooksTab: ReactNode
  /** What the tab of the subscription holds, for an owner. */
  subscriptionTab: ReactNode
  /** What the tab of preferences holds. */
  preferencesTab: ReactNode
}

const icons = {
  myAccount: <AccountIcon />,
  stores: <StoreIcon />,
  partners: <PartnersIcon />,
  webhooks: <ConnectIcon />,
  subscription: <InvoiceIcon />,
  preferences: <FiltersIcon />,
} as const satisfies Record<ConfigurationTab, ReactNode>

/** Everything that one sets once: account, stores, what is paid, habits. */
export function ConfigurationView({
  tab,
  onTab,
  person,
  profileHref,
  stores,
  current,
  storesTab,
  partnersTab,
  webhooksTab,
  subscriptionTab,
  preferencesTab,
}: ConfigurationViewProps) {
  const t = useSentences('configuration')
  const title = useSentences('shell')('titles.configuration')
  return (
    <Page width="full" title={title}>
      <Tabs value={tab} onValueChange={(name) => onTab(configurationTabNamed(name))}>
        <TabList label={title}>
          {configurationTabs.map((name) => (
            <Tab key={name} value={name} href={`#${name}`} icon={icons[name]}>
              {t(`tab.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="myAccount">
          <AccountView person={person} profileHref={profileHref} stores={stores} />
        </TabPanel>
        <TabPanel value="stores">{storesTab}</TabPanel>
        <TabPanel value="partners">{partnersTab}</TabPanel>
        <TabPanel value="webhooks">{webhooksTab}</TabPanel>
        <TabPanel value="subscription">
          <SubscriptionView store={current}>{subscriptionTab}</SubscriptionView>
        </TabPanel>
        <TabPanel value="preferences">{preferencesTab}</TabPanel>
      </Tabs>
    </Page>
  )
}

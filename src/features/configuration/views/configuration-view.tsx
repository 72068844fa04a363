import type { ReactNode } from 'react'
import type { StoreCredential } from '../../../../contract/index.ts'
import { AccountIcon, FiltersIcon, InvoiceIcon, PartnersIcon, StoreIcon } from '../../../design/icon/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { configurationTabNamed, configurationTabs, type ConfigurationTab } from '../model/tabs.ts'
import { AccountView } from './account-view.tsx'
import { SubscriptionView } from './subscription-view.tsx'

export interface ConfigurationViewProps {
  header: ReactNode
  tab: ConfigurationTab
  onTab: (tab: ConfigurationTab) => void
  person: { name: string; email: string }
  /** Where the person changes their own data. */
  profileHref: string
  /** Where a store is connected. */
  newStoreHref: string
  /** Undefined until they are known. */
  stores: readonly StoreCredential[] | undefined
  /** The store that is worked in; null where there is none. */
  current: StoreCredential | null
  /** What is paid for it; null until it is known, and for partners. */
  plan: string | null
  /** What the tab of stores holds. */
  storesTab: ReactNode
  /** What the tab of partners holds. */
  partnersTab: ReactNode
  /** What the tab of preferences holds. */
  preferencesTab: ReactNode
}

const icons = {
  myAccount: <AccountIcon />,
  stores: <StoreIcon />,
  partners: <PartnersIcon />,
  subscription: <InvoiceIcon />,
  preferences: <FiltersIcon />,
} as const satisfies Record<ConfigurationTab, ReactNode>

/** Everything that one sets once: account, stores, what is paid, habits. */
export function ConfigurationView({
  header,
  tab,
  onTab,
  person,
  profileHref,
  newStoreHref,
  stores,
  current,
  plan,
  storesTab,
  partnersTab,
  preferencesTab,
}: ConfigurationViewProps) {
  const t = useSentences('configuration')
  return (
    <Page header={header} title={t('title')}>
      <Tabs value={tab} onValueChange={(name) => onTab(configurationTabNamed(name))}>
        <TabList label={t('title')}>
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
        <TabPanel value="subscription">
          <SubscriptionView store={current} plan={plan} newStoreHref={newStoreHref} />
        </TabPanel>
        <TabPanel value="preferences">{preferencesTab}</TabPanel>
      </Tabs>
    </Page>
  )
}

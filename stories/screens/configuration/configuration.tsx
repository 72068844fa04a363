import { useState } from 'react'
import { AccountIcon, FiltersIcon, InvoiceIcon, StoreIcon } from '../../../src/design/icon/index.ts'
import { ButtonLink } from '../../../src/design/button/index.ts'
import { ListState, type ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../src/design/tabs/index.ts'
import { ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { AccountTab } from './account-tab.tsx'
import { configurationWords } from './configuration.words.ts'
import { PreferencesTab } from './preferences-tab.tsx'
import { StoresTab } from './stores-tab.tsx'
import { storesWords } from './stores.words.ts'
import { SubscriptionTab } from './subscription-tab.tsx'

const views = ['myAccount', 'stores', 'subscription', 'preferences'] as const
type View = (typeof views)[number]

const icons = {
  myAccount: <AccountIcon />,
  stores: <StoreIcon />,
  subscription: <InvoiceIcon />,
  preferences: <FiltersIcon />,
} as const

export interface ConfigurationProps {
  view?: View
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  /** Which question is open. */
  openDialog?: 'delete'
}

/** Everything that one sets once: account, stores, payment, habits. */
export function Configuration({ view: first = 'myAccount', state = 'ready', openDialog }: ConfigurationProps) {
  const { say } = useTexts(configurationWords)
  const stores = useTexts(storesWords).say
  const [view, setView] = useState<string>(first)
  const [kind, setKind] = useState(state)
  const list: Record<typeof kind, ListStateValue | undefined> = {
    ready: undefined,
    loading: { kind: 'loading' },
    empty: {
      kind: 'empty',
      title: stores.emptyTitle,
      advice: stores.emptyAdvice,
      action: (
        <ButtonLink tone="accent" href="#new-store">
          {stores.add}
        </ButtonLink>
      ),
    },
    failed: { kind: 'failed', advice: say.failed, onRetry: () => setKind('loading') },
    forbidden: undefined,
  }
  return (
    <Page header={<ScreenHeader area="none" />} title={say.title}>
      <Tabs value={view} onValueChange={setView}>
        <TabList label={say.title}>
          {views.map((name) => (
            <Tab key={name} value={name} href={`#${name}`} icon={icons[name]}>
              {say.tabs[name]}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="myAccount">
          <AccountTab />
        </TabPanel>
        {kind === 'forbidden' ? (
          (['stores', 'subscription'] as const).map((name) => (
            <TabPanel key={name} value={name}>
              <Panel>
                <ListState state={{ kind: 'forbidden', advice: say.forbidden }} />
              </Panel>
            </TabPanel>
          ))
        ) : (
          <>
            <TabPanel value="stores">
              <StoresTab state={list[kind]} removing={openDialog === 'delete'} />
            </TabPanel>
            <TabPanel value="subscription">
              <SubscriptionTab />
            </TabPanel>
          </>
        )}
        <TabPanel value="preferences">
          <PreferencesTab />
        </TabPanel>
      </Tabs>
      <ToastHost />
    </Page>
  )
}

import { useState, type ReactNode } from 'react'
import { plans, product, type PlanName } from '../../../contract/index.ts'
import { AccountMenu } from '../../../src/design/account-menu/index.ts'
import { AppHeader } from '../../../src/design/app-header/index.ts'
import { Badge } from '../../../src/design/badge/index.ts'
import { CategoryIcon, CollectionIcon, HelpIcon, ReportsIcon, WarningIcon } from '../../../src/design/icon/index.ts'
import { SilentIconButton } from '../../../src/design/icon-button/index.ts'
import { LanguageSelector } from '../../../src/design/language-selector/index.ts'
import { Mark } from '../../../src/design/mark/index.ts'
import { NotificationPanel } from '../../../src/design/notification-panel/index.ts'
import { StoreSelector } from '../../../src/design/store-selector/index.ts'
import { now } from '../shop/index.ts'
import { setStorybookLanguage } from './storybook-language.ts'
import { frameWords } from './frame.words.ts'
import { notificationsIn } from './notifications.ts'
import { shopId, stores } from './stores.ts'
import { useTexts } from './texts.ts'

export interface ScreenHeaderProps {
  /** Which way of the menu one is on; `home` is the mark's. */
  area: 'home' | 'reports' | 'categories' | 'collections' | 'none'
  /** Who is signed in. @default 'merchant' */
  person?: 'merchant' | 'operator' | undefined
  /** What is paid for, on screens about paying. The gift shop pays nothing. @default 'free' */
  plan?: PlanName | undefined
  /** The bell with its notices, for screens about them. */
  bell?: ReactNode
  /** The quick demo, for screens about it. */
  help?: { open: boolean; onOpenChange: (open: boolean) => void } | undefined
}

/** What stands above every screen of Storybook: the header of somebody who works for the gift shop. */
export function ScreenHeader({ area, person = 'merchant', plan = 'free', bell, help }: ScreenHeaderProps) {
  const { say, language } = useTexts(frameWords)
  const [store, setStore] = useState(shopId)
  const [read, setRead] = useState<readonly string[] | 'all'>([])
  const [cleared, setCleared] = useState(false)
  const planLabel = say.plan(plans[plan].title)
  const shown = cleared
    ? []
    : notificationsIn(language).map((notice) => (read === 'all' || read.includes(notice.id) ? { ...notice, read: true } : notice))
  return (
    <AppHeader
      mark={<Mark name={product.name} />}
      home="#home"
      homeLabel={say.homeLabel}
      links={[
        { label: say.reports, href: '#reports', icon: <ReportsIcon />, current: area === 'reports' },
        { label: say.categories, href: '#category', icon: <CategoryIcon />, current: area === 'categories' },
        { label: say.collections, href: '#collection', icon: <CollectionIcon />, current: area === 'collections' },
        { label: say.alerts, icon: <WarningIcon />, aside: <Badge size="sm">{say.soon}</Badge> },
      ]}
      store={<StoreSelector stores={stores(language)} value={store} onValueChange={setStore} addHref="#new-store" />}
      plan={<Badge>{planLabel}</Badge>}
      language={<LanguageSelector value={language} onValueChange={setStorybookLanguage} />}
      extras={
        <>
          <SilentIconButton
            label={say.help}
            icon={<HelpIcon />}
            aria-haspopup="dialog"
            aria-expanded={help?.open ?? false}
            onClick={() => help?.onOpenChange(!help.open)}
          />
          {bell ?? (
            <NotificationPanel
              notifications={shown}
              now={now}
              onRead={(id) => setRead(read === 'all' ? read : [...read, id])}
              onReadAll={() => setRead('all')}
              onClear={() => setCleared(true)}
            />
          )}
        </>
      }
      account={
        person === 'merchant' ? (
          <AccountMenu
            name="Ana Ruiz"
            email="ana@demogiftshop.example"
            plan={planLabel}
            links={{ myAccount: '#configuration-account', news: '#home', administer: '#configuration', newStore: '#new-store' }}
            onSignOut={() => undefined}
          />
        ) : (
          <AccountMenu
            name="Paula Ortega"
            email="paula@samara.example"
            links={{ profile: '#user-profile', news: '#home', operate: '#admin' }}
            onSignOut={() => undefined}
          />
        )
      }
    />
  )
}

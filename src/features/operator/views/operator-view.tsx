import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button/index.ts'
import { AccountIcon, HealthIcon, HistoryIcon, InvoiceIcon, MailIcon, StoreIcon, SynchroniseIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../design/tabs/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { operatorTabs, type OperatorTab } from '../model/operator-request.ts'

export interface OperatorViewProps {
  /** Whether one may be here. */
  access: { kind: 'loading' } | { kind: 'failed'; failure: SayableFailure; again: () => void } | { kind: 'forbidden' } | { kind: 'granted' }
  tab: OperatorTab
  onTab: (tab: OperatorTab) => void
  hrefOf: (tab: OperatorTab) => string
  homeHref: string
  /** What the tab holds. */
  children: ReactNode
}

const icons = {
  people: <AccountIcon />,
  stores: <StoreIcon />,
  payments: <InvoiceIcon />,
  runs: <SynchroniseIcon />,
  health: <HealthIcon />,
  audit: <HistoryIcon />,
  outbox: <MailIcon />,
} as const satisfies Record<OperatorTab, ReactNode>

/** What who runs the installation looks at. */
export function OperatorView({ access, tab, onTab, hrefOf, homeHref, children }: OperatorViewProps) {
  const t = useSentences('operator')
  const titles = useSentences('shell')
  const say = useFailureSentence()
  return (
    <Page width="full" title={titles('titles.admin')} description={t('description')}>
      {access.kind === 'granted' ? (
        <Tabs
          value={tab}
          onValueChange={(name) => {
            const next = operatorTabs.find((each) => each === name)
            if (next) onTab(next)
          }}
        >
          <TabList label={titles('titles.admin')}>
            {operatorTabs.map((name) => (
              <Tab key={name} value={name} href={hrefOf(name)} icon={icons[name]}>
                {t(`tab.${name}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel value={tab}>{children}</TabPanel>
        </Tabs>
      ) : (
        <Panel>
          <ListState
            state={
              access.kind === 'loading'
                ? { kind: 'loading' }
                : access.kind === 'failed'
                  ? { kind: 'failed', title: t('failed'), advice: say(access.failure), onRetry: access.again }
                  : {
                      kind: 'forbidden',
                      title: t('forbidden.title'),
                      advice: t('forbidden.advice'),
                      action: <ButtonLink href={homeHref}>{t('forbidden.home')}</ButtonLink>,
                    }
            }
          />
        </Panel>
      )}
    </Page>
  )
}

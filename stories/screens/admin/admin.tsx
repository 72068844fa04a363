import { useState } from 'react'
import { Badge } from '../../../src/design/badge/index.ts'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { ListState } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../src/design/tabs/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import { adminWords } from './admin.words.ts'
import { AuditTable } from './audit-table.tsx'
import { Health } from './health.tsx'
import { audit, jobs, services, stores } from './installation.ts'
import { JobsTable } from './jobs-table.tsx'
import { people } from './people.ts'
import { PeopleTable } from './people-table.tsx'
import { StoresTable } from './stores-table.tsx'

export interface AdminProps {
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
  /** @default 'people' */
  tab?: 'people' | 'stores' | 'jobs' | 'health' | 'audit'
}

/** What somebody who runs the installation looks at: people, stores, jobs, health, and who did what. */
export function Admin({ state = 'ready', tab: first = 'people' }: AdminProps) {
  const { say, format } = useTexts(adminWords)
  const [tab, setTab] = useState<string>(first)
  const down = services.find((service) => service.state === 'down')
  const known = state === 'ready'
  const failing = jobs.filter((job) => job.state === 'failed' || job.state === 'done-with-errors').length
  const lists: ListStateValue | undefined =
    state === 'loading'
      ? { kind: 'loading' }
      : state === 'empty'
        ? { kind: 'empty', drawing: 'firstVisit', title: say.emptyTitle, advice: say.emptyAdvice }
        : undefined
  const count = (value: number): string | undefined => (known ? format.number(value) : undefined)
  return (
    <Page
      header={<ScreenHeader area="none" person="operator" />}
      title={say.title}
      description={say.description}
      notices={
        known &&
        down && (
          <Banner
            tone="danger"
            title={say.down(say.services[down.id])}
            action={
              tab !== 'health' && (
                <Button size="sm" onClick={() => setTab('health')}>
                  {say.seeHealth}
                </Button>
              )
            }
          >
            {say.downText}
          </Banner>
        )
      }
    >
      {state === 'failed' || state === 'forbidden' ? (
        <Panel padding="none">
          <ListState
            state={
              state === 'failed'
                ? { kind: 'failed', title: say.failedTitle, onRetry: () => undefined, reference: '01JD3Q-8FKZ' }
                : {
                    kind: 'forbidden',
                    title: say.forbiddenTitle,
                    advice: say.forbiddenAdvice,
                    action: <ButtonLink href="#home">{say.home}</ButtonLink>,
                  }
            }
          />
        </Panel>
      ) : (
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label={say.label}>
            <Tab value="people" href="#people" aside={count(people.length)}>
              {say.tabs.people}
            </Tab>
            <Tab value="stores" href="#stores" aside={count(stores.length)}>
              {say.tabs.stores}
            </Tab>
            <Tab
              value="jobs"
              href="#jobs"
              aside={
                known && (
                  <Badge size="sm" tone="danger">
                    {format.number(failing)} {say.trouble}
                  </Badge>
                )
              }
            >
              {say.tabs.jobs}
            </Tab>
            <Tab value="health" href="#health">
              {say.tabs.health}
            </Tab>
            <Tab value="audit" href="#audit" aside={count(audit.length)}>
              {say.tabs.audit}
            </Tab>
          </TabList>
          <TabPanel value="people">
            <PeopleTable state={lists} />
          </TabPanel>
          <TabPanel value="stores">
            <StoresTable state={lists} />
          </TabPanel>
          <TabPanel value="jobs">
            <JobsTable state={lists} />
          </TabPanel>
          <TabPanel value="health">
            <Health loading={state === 'loading'} />
          </TabPanel>
          <TabPanel value="audit">
            <AuditTable state={lists} />
          </TabPanel>
        </Tabs>
      )}
    </Page>
  )
}

import { useState } from 'react'
import { Banner } from '../../../src/design/banner/index.ts'
import { Button, ButtonLink } from '../../../src/design/button/index.ts'
import { Dialog, DialogClose } from '../../../src/design/dialog/index.ts'
import { AddIcon } from '../../../src/design/icon/index.ts'
import type { ListStateValue } from '../../../src/design/list-state/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { notify, ToastHost } from '../../../src/design/toast/index.ts'
import { ScreenHeader, useTexts } from '../frame/index.ts'
import type { AutomationAction } from './automation-actions.tsx'
import { AutomationTable } from './automation-table.tsx'
import { automations, type Automation, type AutomationState } from './automations.ts'
import { automationsWords } from './automations.words.ts'

export interface AutomationsScreenProps {
  state?: 'ready' | 'loading' | 'empty' | 'failed' | 'forbidden'
}

/** The automations of the store's categories. */
export function AutomationsScreen({ state: first = 'ready' }: AutomationsScreenProps) {
  const { say } = useTexts(automationsWords)
  const [state, setState] = useState(first)
  const [rows, setRows] = useState<readonly Automation[]>(first === 'ready' ? automations : [])
  const [requested, setRequested] = useState<Automation | null>(null)
  const into = (automation: Automation, next: AutomationState): void =>
    setRows(rows.map((row) => (row === automation ? { ...row, state: next } : row)))
  const act = (what: AutomationAction, automation: Automation): void => {
    if (what === 'remove') setRequested(automation)
    else if (what === 'pause') into(automation, 'paused')
    else if (what === 'resume' || what === 'approve') into(automation, 'active')
    else notify.success(say.running, { detail: automation.name })
  }
  const create = (
    <ButtonLink tone="accent" href="#automation-new" icon={<AddIcon />}>
      {say.create}
    </ButtonLink>
  )
  const listState: Record<typeof state, ListStateValue | undefined> = {
    ready: undefined,
    loading: { kind: 'loading' },
    empty: { kind: 'empty', title: say.emptyTitle, advice: say.emptyAdvice, action: create },
    failed: { kind: 'failed', advice: say.failedAdvice, onRetry: () => setState('loading') },
    forbidden: { kind: 'forbidden', advice: say.forbiddenAdvice },
  }
  return (
    <Page
      header={<ScreenHeader area="categories" />}
      title={say.title}
      description={say.description}
      actions={state === 'ready' ? create : undefined}
      notices={rows
        .filter((row) => row.state === 'held')
        .map((row) => (
          <Banner
            key={row.id}
            tone="warning"
            title={say.heldTitle(row.name)}
            action={
              <ButtonLink size="sm" href={`#automation-${row.id}`}>
                {say.review}
              </ButtonLink>
            }
          >
            {say.heldText}
          </Banner>
        ))}
    >
      <div className="flex flex-col gap-2">
        <AutomationTable rows={rows} state={listState[state]} onAction={act} />
        {state === 'ready' && <p className="text-sm text-muted">{`${say.effect}: ${say.effectHint}`}</p>}
      </div>
      <Dialog
        open={requested !== null}
        onOpenChange={(is) => {
          if (!is) setRequested(null)
        }}
        decisive
        size="sm"
        title={say.removeTitle(requested?.name ?? '')}
        description={say.removeText}
        actions={
          <>
            <DialogClose>
              <Button tone="quiet">{say.keep}</Button>
            </DialogClose>
            <Button
              tone="danger"
              onClick={() => {
                setRows(rows.filter((row) => row !== requested))
                setRequested(null)
              }}
            >
              {say.actions.remove}
            </Button>
          </>
        }
      />
      <ToastHost />
    </Page>
  )
}

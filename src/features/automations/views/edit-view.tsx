import { useState, type ReactNode } from 'react'
import type { Automation, ListGroup } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Breadcrumb } from '../../../design/breadcrumb/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Form, FormActions } from '../../../design/form/index.ts'
import { HistoryIcon, RunIcon, SaveIcon } from '../../../design/icon/index.ts'
import { ListState } from '../../../design/list-state/index.ts'
import { Page } from '../../../design/page/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailedCall, useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { faultsOf, type AutomationDraft } from '../model/automation-draft.ts'
import type { AutomationLinks } from '../model/links.ts'
import type { Meeting } from '../model/meetings.ts'
import type { ChoosableTarget } from '../model/target-lists.ts'
import { AutomationStatus } from './automation-status.tsx'
import { GuardsSection } from './guards-section.tsx'
import { OrderSection } from './order-section.tsx'
import { PrioritySection } from './priority-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { TargetsSection } from './targets-section.tsx'
import { TimesSection } from './times-section.tsx'

export interface EditViewProps {
  /** What all of them together are called. */
  allTitle: string
  level: ListGroup
  links: AutomationLinks
  /** The kept one; null for a new one. */
  automation: Automation | null
  /** Undefined until everything is known. */
  draft: AutomationDraft | undefined
  onDraft: (draft: AutomationDraft) => void
  /** Something is written that is not saved. */
  changed: boolean
  lists: readonly ChoosableTarget[]
  meetings: readonly Meeting[]
  /** Why it could not be loaded. */
  failure: SayableFailure | undefined
  onRetry: () => void
  mayWrite: boolean
  saving: boolean
  /** Somebody changed it since it was opened: their name, empty where they are no more; null where nobody did. */
  overtakenBy: string | null
  /** Takes what they saved. */
  onReload: () => void
  /** Saves over what they saved. */
  onSaveOver: () => void
  /** Why it could not be saved. */
  refused: SayableFailure | null
  /** It is saved; then, where that is wanted, run at once. */
  onSave: (run: boolean) => void
  /** The day it is in the store, YYYY-MM-DD. */
  today: string
  timeZone: string
  /** What the past says of it. */
  evidence: ReactNode
  /** The same in a line, for the bar of a narrow screen. */
  verdict: ReactNode
}

/**
 * A magic ordering: what it is for, how, when and within which limits; beside
 * it what the past says, below it what saves it, both always in sight.
 */
export function EditView(props: EditViewProps) {
  const { allTitle, links, automation, draft, failure, onRetry } = props
  const t = useSentences('automations')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const title = draft?.name.trim() || automation?.name || t('newTitle')
  return (
    <Page
      width="full"
      breadcrumb={<Breadcrumb items={[{ label: allTitle, href: links.all }, { label: title }]} />}
      title={title}
      titleAside={automation && <AutomationStatus automation={automation} />}
      actions={
        automation && (
          <ButtonLink href={links.runs(automation.id)} icon={<HistoryIcon />}>
            {t('action.runs')}
          </ButtonLink>
        )
      }
    >
      {draft ? (
        <Editor {...props} draft={draft} />
      ) : (
        <Panel>
          <ListState
            state={
              failure
                ? { kind: 'failed', title: failed('magic.load'), advice: say(failure), onRetry }
                : { kind: 'loading', title: t('loadingOne') }
            }
          />
        </Panel>
      )}
    </Page>
  )
}

function Editor(props: EditViewProps & { draft: AutomationDraft }) {
  const { links, automation, draft, onDraft, changed, level, lists, meetings, mayWrite, saving, refused, onSave, today, timeZone } = props
  const t = useSentences('automations')
  const say = useFailureSentence()
  const failed = useFailedCall()
  const [strict, setStrict] = useState(false)
  const missing = faultsOf(draft)
  const faults = new Set(strict ? missing : [])
  const save = (run: boolean): void => {
    setStrict(true)
    if (missing.length === 0) onSave(run)
  }
  const section = { draft, onDraft, faults }
  const stale = refused?.code === 'automation/stale-version'
  return (
    <Form className="gap-4" busy={saving} onSubmit={() => save(false)}>
      {!mayWrite && <Banner title={t('readOnly.title')}>{t('readOnly.text')}</Banner>}
      {props.overtakenBy !== null && (
        <Banner
          tone="warning"
          title={t('overtaken.title', { who: props.overtakenBy || t('overtaken.someone') })}
          action={
            <>
              <Button size="sm" disabled={saving} onClick={props.onSaveOver}>
                {t('overtaken.mine')}
              </Button>
              <Button size="sm" disabled={saving} onClick={props.onReload}>
                {t('overtaken.theirs')}
              </Button>
            </>
          }
        >
          {t('overtaken.text')}
        </Banner>
      )}
      {refused && !(stale && props.overtakenBy !== null) && (
        <Banner tone="danger" title={failed(automation ? 'magic.edit' : 'magic.save')}>
          {say(refused)}
        </Banner>
      )}
      {strict && missing.length > 0 && <Banner tone="danger" title={t('incomplete')} />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <div className="flex min-w-0 flex-col gap-4">
          <Panel padding="lg">
            <TargetsSection {...section} level={level} lists={lists} />
          </Panel>
          <Panel padding="lg">
            <OrderSection {...section} />
          </Panel>
          <Panel padding="lg">
            <RulesSection {...section} />
          </Panel>
          <Panel padding="lg">
            <TimesSection {...section} today={today} timeZone={timeZone} />
          </Panel>
          <Panel padding="lg">
            <GuardsSection {...section} />
          </Panel>
          <Panel padding="lg">
            <PrioritySection {...section} meetings={meetings} links={links} />
          </Panel>
        </div>
        <div className="min-w-0 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto">{props.evidence}</div>
      </div>
      {mayWrite && (
        <FormActions sticky note={<Noted changed={changed || automation === null} verdict={props.verdict} />}>
          <ButtonLink tone="quiet" href={links.all} className="max-sm:hidden">
            {t('cancel')}
          </ButtonLink>
          <Button icon={<RunIcon />} disabled={saving} onClick={() => save(true)}>
            {t(changed || automation === null ? 'saveAndRun' : 'action.run')}
          </Button>
          <Button type="submit" tone="accent" icon={<SaveIcon />} loading={saving} disabled={!changed && automation !== null}>
            {t('save')}
          </Button>
        </FormActions>
      )}
    </Form>
  )
}

/** What is to be known before saving: whether something is unsaved, and where the evidence is out of sight, what it says. */
function Noted({ changed, verdict }: { changed: boolean; verdict: ReactNode }) {
  const t = useSentences('automations')
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 max-sm:basis-full">
      <span className={changed ? '' : 'max-sm:hidden'}>{t(changed ? 'unsaved' : 'saved')}</span>
      {verdict && <span className="min-w-0 lg:hidden">{verdict}</span>}
    </div>
  )
}

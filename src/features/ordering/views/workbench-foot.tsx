import { memo } from 'react'
import type { ListStatus } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { HistoryIcon } from '../../../design/icon/index.ts'
import { IconButton } from '../../../design/icon-button/index.ts'
import { SaveBar, type SaveBarProps } from '../../../design/save-bar/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { isPublishable } from '../model/ordering-status.ts'
import type { Workbench } from '../model/workbench.ts'
import { useStepName } from './use-step-name.ts'

export interface WorkbenchFootProps {
  workbench: Pick<Workbench, 'list' | 'done' | 'undone' | 'dirty' | 'draft' | 'draftAt' | 'ordering' | 'saving' | 'undo' | 'redo'>
  historyOpen: boolean
  onHistory: () => void
  publishing: boolean
  /** What the person publishes is sent for approval: whether what is saved was sent already. Null where they publish themselves. */
  approval: 'to-send' | 'sent' | null
  /** Null until it is known. */
  status: ListStatus | null
  onSave: () => void
  onPublish: (() => void) | null
  /** Milliseconds since 1970. */
  now: number
}

/** What the bar says of a list without unsaved changes. */
const settledSentences = {
  never: 'bar.own',
  draft: 'bar.saved',
  cancelled: 'bar.saved',
  scheduled: 'bar.scheduled',
  waiting: 'bar.publishing',
  running: 'bar.publishing',
  sent: 'bar.publishing',
  verified: 'bar.published',
  drifted: 'bar.drifted',
  'done-with-errors': 'bar.failed',
  failed: 'bar.failed',
} as const satisfies Record<ListStatus, string>

/** What shoppers do not see yet: publishing is the next thing to do. */
const toPublish: ReadonlySet<ListStatus> = new Set<ListStatus>(['draft', 'cancelled', 'drifted', 'done-with-errors', 'failed'])

function Foot({ workbench, historyOpen, onHistory, publishing, approval, status, onSave, onPublish, now }: WorkbenchFootProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const stepName = useStepName()
  const { done, undone, dirty, draftAt, saving, ordering } = workbench
  const { savedAt, savedBy } = ordering
  const [last, next] = [done.at(-1), undone.at(-1)]
  const when = savedAt ? format.since(savedAt, now) : null
  const time = draftAt === null ? '' : format.time(new Date(draftAt).toISOString())
  const draft = ((): SaveBarProps['draft'] => {
    if (saving === 'waiting') return { state: 'saving', label: t('bar.waiting') }
    switch (workbench.draft) {
      case 'none':
        return undefined
      case 'storing':
        return { state: 'saving', label: t('draft.keeping') }
      case 'device':
        return { state: 'kept', label: t('draft.device', { time }) }
      case 'server':
        return { state: 'kept', label: t('draft.server', { time }) }
      case 'not-stored':
        return { state: 'failed', label: t('draft.unkept') }
    }
  })()
  const waits = approval === 'sent'
  const settled = waits
    ? 'bar.proposed'
    : status === 'never' && isPublishable(workbench)
      ? 'bar.asFilled'
      : status === null || (onPublish === null && status !== 'never')
        ? 'bar.savedOnly'
        : settledSentences[status]
  return (
    <SaveBar
      className="-mx-4 sm:-mx-6"
      label={t('bar.label')}
      changed={dirty}
      message={dirty ? t('changes', { count: done.length, changes: format.number(done.length) }) : t(settled)}
      hint={when ? (savedBy ? t('savedBy', { when, who: savedBy }) : t('savedAnonymous', { when })) : undefined}
      draft={draft}
      undo={{
        label: last ? t('undoNamed', { step: stepName(last.name) }) : t('undo'),
        onPress: workbench.undo,
        disabled: !last || saving === 'saving',
        keys: ['Ctrl', 'Z'],
      }}
      redo={{
        label: next ? t('redoNamed', { step: stepName(next.name) }) : t('redo'),
        onPress: workbench.redo,
        disabled: !next || saving === 'saving',
        keys: ['Ctrl', 'Y'],
      }}
      extras={
        <>
          <Button
            tone={historyOpen ? 'neutral' : 'quiet'}
            icon={<HistoryIcon />}
            aria-expanded={historyOpen}
            onClick={onHistory}
            className="max-md:hidden"
          >
            {t('history.title')}
          </Button>
          <IconButton
            label={t('history.title')}
            icon={<HistoryIcon />}
            side="top"
            aria-expanded={historyOpen}
            onClick={onHistory}
            className="md:hidden"
          />
        </>
      }
      next={dirty ? 'save' : status !== null && !waits && toPublish.has(status) ? 'publish' : 'nothing'}
      save={{ label: t('save'), onPress: onSave, disabled: !dirty, loading: saving === 'saving', shortcut: 'Control+S Meta+S' }}
      publish={
        onPublish
          ? {
              label: t(approval !== null ? 'sendForApproval' : 'publish'),
              onPress: onPublish,
              loading: publishing,
              disabled: !dirty && !isPublishable(workbench),
            }
          : undefined
      }
    />
  )
}

/**
 * The save bar of the workbench: what changed and where it is kept, undo,
 * redo, save and publish. Not drawn anew while somebody types a search.
 */
export const WorkbenchFoot = memo(Foot)

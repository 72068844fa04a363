import type { ReactNode } from 'react'
import type { NamedLimits, OwnMembership } from '../../../../contract/index.ts'
import { Dialog, QuestionDialog } from '../../../design/dialog/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { Tag, TagList } from '../../../design/tag/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface AccessDialogProps {
  /** As people read it. */
  store: string
  /** Undefined until it is known. */
  membership: OwnMembership | undefined
  failure: SayableFailure | undefined
  again: () => void
  onClose: () => void
}

/** What the person may do in a store, and whom they ask for more. */
export function AccessDialog({ store, membership, failure, again, onClose }: AccessDialogProps) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  const state: ListStateValue = membership
    ? { kind: 'ready' }
    : failure
      ? { kind: 'failed', title: t('access.failed'), advice: say(failure), onRetry: again }
      : { kind: 'loading', title: t('access.loading') }
  return (
    <Dialog open onOpenChange={onClose} title={t('access.title', { store })}>
      <ListState size="sm" state={state}>
        {membership && <AccessFacts membership={membership} />}
      </ListState>
    </Dialog>
  )
}

function AccessFacts({ membership: { role, since, limits, owners } }: { membership: OwnMembership }) {
  const t = useSentences('partners')
  const format = useFormat()
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('access.role'), t(`role.${role}`)],
    [t('access.since'), format.day(since.slice(0, 10))],
    [t('access.categories'), <Names key="names" names={limits.categories} label={t('access.categories')} />],
    [t('access.brands'), <Names key="names" names={limits.brands} label={t('access.brands')} />],
    [t('access.indexing'), t(limits.approval ? 'access.needed' : 'access.direct')],
    [t('access.owners', { count: owners.length }), <bdi key="names">{owners.join(', ')}</bdi>],
  ]
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 max-sm:grid-cols-1 max-sm:gap-y-0.5">
        {facts.map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="text-muted max-sm:mt-2 max-sm:text-sm">{fact}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {role === 'partner' && (
        <p className="text-sm text-muted">
          {t('access.never')} {t('access.ask')}
        </p>
      )}
    </div>
  )
}

function Names({ names, label }: { names: NamedLimits['categories']; label: string }) {
  const t = useSentences('partners')
  if (names === null) return t('access.all')
  return (
    <TagList label={label}>
      {names.map(({ id, name }) => (
        <Tag key={id} size="sm">
          <bdi>{name || t('access.gone')}</bdi>
        </Tag>
      ))}
    </TagList>
  )
}

export interface LeaveDialogProps {
  /** As people read it. */
  store: string
  busy: boolean
  failure: SayableFailure | null
  onLeave: () => void
  onClose: () => void
}

/** Asks once more before somebody leaves a store. */
export function LeaveDialog({ store, busy, failure, onLeave, onClose }: LeaveDialogProps) {
  const t = useSentences('partners')
  const say = useFailureSentence()
  return (
    <QuestionDialog
      title={t('leave.title', { store })}
      description={t('leave.text')}
      action={t('leave.action')}
      busy={busy}
      fault={failure && say(failure)}
      faultTitle={t('leave.failed')}
      onConfirm={onLeave}
      onClose={onClose}
    />
  )
}

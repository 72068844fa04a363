import type { PlatformRight } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { SynchroniseIcon } from '../../../design/icon/index.ts'
import { ListState, type ListStateValue } from '../../../design/list-state/index.ts'
import { useFailureSentence, useFormat, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export interface RightsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  storeName: string
  /** Undefined until it is known. */
  rights: readonly PlatformRight[] | undefined
  triedAt: string | null
  failure: SayableFailure | undefined
  trying: boolean
  onTry: () => void
  /** Milliseconds since 1970. */
  now: number
}

const tones = { allowed: 'success', forbidden: 'danger', credential: 'danger', unknown: 'neutral' } as const

/** What the store's key may do on the platform, and what to ask its administrator for. */
export function RightsDialog({ open, onOpenChange, storeName, rights, triedAt, failure, trying, onTry, now }: RightsDialogProps) {
  const t = useSentences('synchronisation')
  const say = useFailureSentence()
  const format = useFormat()
  const state: ListStateValue = rights
    ? { kind: 'ready' }
    : failure
      ? { kind: 'failed', title: t('rights.failed'), advice: say(failure), onRetry: onTry }
      : { kind: 'loading', title: t('rights.loading') }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('rights.title')}
      description={t('rights.lead', { store: storeName })}
      actions={
        <Button icon={<SynchroniseIcon />} loading={trying} disabled={!rights} onClick={onTry}>
          {t('rights.again')}
        </Button>
      }
    >
      <ListState size="sm" state={state}>
        <ul className="divide-y divide-subtle">
          {rights?.map(({ feature, result, right }) => (
            <li key={feature} className="flex items-start justify-between gap-4 py-2">
              <span className="min-w-0">
                <span className="block font-medium">{t(`feature.${feature}`)}</span>
                {result === 'forbidden' && <span className="block text-sm text-muted">{t('rights.grant', { right })}</span>}
              </span>
              <Badge tone={tones[result]} dot>
                {t(`right.${result}`)}
              </Badge>
            </li>
          ))}
        </ul>
        <p className="pt-3 text-sm text-muted" role="status">
          {failure && rights ? say(failure) : triedAt === null ? '' : t('rights.triedAt', { when: format.since(triedAt, now) })}
        </p>
      </ListState>
    </Dialog>
  )
}

import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { Coming } from './workbench-props.ts'

export interface OrderingNoticesProps {
  workbench: Pick<
    Workbench,
    | 'origin'
    | 'done'
    | 'dirty'
    | 'postponedSteps'
    | 'ordering'
    | 'draft'
    | 'offline'
    | 'saving'
    | 'productChanges'
    | 'dismissNotices'
    | 'applyPostponed'
    | 'discardPostponed'
  >
  /** @default null */
  coming?: Coming | null
  /** Milliseconds since 1970. */
  now: number
}

/** What the person should know about the edit on screen before going on. */
export function OrderingNotices({ workbench, coming = null, now }: OrderingNoticesProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const say = useFailureSentence()
  const {
    origin,
    done,
    dirty,
    postponedSteps,
    draft,
    offline,
    saving,
    productChanges,
    ordering,
    dismissNotices,
    applyPostponed,
    discardPostponed,
  } = workbench
  const changes = { count: done.length, changes: format.number(done.length) }
  const came =
    productChanges && productChanges.entered > 0
      ? t('changed.entered', { count: productChanges.entered, products: format.number(productChanges.entered) })
      : ''
  const went =
    productChanges && productChanges.left > 0
      ? t('changed.left', { count: productChanges.left, products: format.number(productChanges.left) })
      : ''
  return (
    <>
      {coming?.failure && (
        <Banner
          tone="danger"
          title={t('coming.failed')}
          action={
            <Button size="sm" onClick={coming.again}>
              {t('coming.again')}
            </Button>
          }
        >
          {say(coming.failure)}
        </Banner>
      )}
      {offline && (
        <Banner tone="warning" title={t('offline.title')}>
          {t(saving === 'waiting' ? 'offline.waiting' : 'offline.text')}
        </Banner>
      )}
      {origin === 'restored' && dirty && (
        // A phone has no room for both: there the products count, and the line of saving says the same.
        <Banner tone="info" className="max-sm:hidden" title={t('restored.title')} onDismiss={dismissNotices}>
          {t('restored.text', changes)}
        </Banner>
      )}
      {origin === 'on-newer' && dirty && (
        <Banner tone="warning" title={t('onNewer.title')} onDismiss={dismissNotices}>
          {t('onNewer.text', { who: ordering.savedBy ?? t('someone'), when: ordering.savedAt ? format.since(ordering.savedAt, now) : '' })}
        </Banner>
      )}
      {(came !== '' || went !== '') && (
        <Banner tone="info" title={t('changed.title')} onDismiss={dismissNotices}>
          {[came, went, t('changed.text')].filter(Boolean).join(' ')}
        </Banner>
      )}
      {postponedSteps > 0 && (
        <Banner
          tone="info"
          title={t('aside.title', { count: postponedSteps, changes: format.number(postponedSteps) })}
          action={
            <>
              <Button size="sm" onClick={applyPostponed}>
                {t('aside.takeUp')}
              </Button>
              <Button size="sm" tone="quiet" onClick={discardPostponed}>
                {t('aside.giveUp')}
              </Button>
            </>
          }
        >
          {t('aside.text')}
        </Banner>
      )}
      {draft === 'not-stored' && dirty && <Banner tone="warning">{t('notKept')}</Banner>}
    </>
  )
}

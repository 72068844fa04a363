import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFailureSentence, useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import type { Coming } from './workbench-props.ts'

export interface OrderingNoticesProps {
  workbench: Pick<
    Workbench,
    'origin' | 'done' | 'dirty' | 'aside' | 'ordering' | 'draft' | 'offline' | 'saving' | 'changed' | 'noticed' | 'takeUp' | 'giveUp'
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
  const { origin, done, dirty, aside, draft, offline, saving, changed, ordering, noticed, takeUp, giveUp } = workbench
  const changes = { count: done.length, changes: format.number(done.length) }
  const came =
    changed && changed.entered > 0 ? t('changed.entered', { count: changed.entered, products: format.number(changed.entered) }) : ''
  const went = changed && changed.left > 0 ? t('changed.left', { count: changed.left, products: format.number(changed.left) }) : ''
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
        <Banner tone="info" title={t('restored.title')} onDismiss={noticed}>
          {t('restored.text', changes)}
        </Banner>
      )}
      {origin === 'on-newer' && dirty && (
        <Banner tone="warning" title={t('onNewer.title')} onDismiss={noticed}>
          {t('onNewer.text', { who: ordering.savedBy ?? t('someone'), when: ordering.savedAt ? format.since(ordering.savedAt, now) : '' })}
        </Banner>
      )}
      {(came !== '' || went !== '') && (
        <Banner tone="info" title={t('changed.title')} onDismiss={noticed}>
          {[came, went, t('changed.text')].filter(Boolean).join(' ')}
        </Banner>
      )}
      {aside > 0 && (
        <Banner
          tone="info"
          title={t('aside.title', { count: aside, changes: format.number(aside) })}
          action={
            <>
              <Button size="sm" onClick={takeUp}>
                {t('aside.takeUp')}
              </Button>
              <Button size="sm" tone="quiet" onClick={giveUp}>
                {t('aside.giveUp')}
              </Button>
            </>
          }
        >
          {t('aside.text')}
        </Banner>
      )}
      {draft === 'unkept' && dirty && <Banner tone="warning">{t('notKept')}</Banner>}
    </>
  )
}

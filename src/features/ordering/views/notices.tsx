import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Origin } from '../model/workbench.ts'

export interface OrderingNoticesProps {
  origin: Origin
  /** Changes on screen that are not saved. */
  changes: number
  /** Changes that stepped aside. */
  aside: number
  /** Who saved the ordering that the edit stands on, and when (ISO 8601). */
  savedBy: string | null
  savedAt: string | null
  /** False when the browser cannot keep the edit. */
  keeps: boolean
  /** Milliseconds since 1970. */
  now: number
  onNoticed: () => void
  onTakeUp: () => void
  onGiveUp: () => void
}

/** What the person should know about the edit on screen before going on. */
export function OrderingNotices({ origin, changes, aside, savedBy, savedAt, keeps, now, onNoticed, onTakeUp, onGiveUp }: OrderingNoticesProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <>
      {origin === 'restored' && changes > 0 && (
        <Banner tone="info" title={t('restored.title')} onDismiss={onNoticed}>
          {t('restored.text', { count: changes, changes: format.number(changes) })}
        </Banner>
      )}
      {origin === 'on-newer' && changes > 0 && (
        <Banner tone="warning" title={t('onNewer.title')} onDismiss={onNoticed}>
          {t('onNewer.text', { who: savedBy ?? t('onNewer.someone'), when: savedAt ? format.since(savedAt, now) : '' })}
        </Banner>
      )}
      {aside > 0 && (
        <Banner
          tone="info"
          title={t('aside.title', { count: aside, changes: format.number(aside) })}
          action={
            <>
              <Button size="sm" onClick={onTakeUp}>
                {t('aside.takeUp')}
              </Button>
              <Button size="sm" tone="quiet" onClick={onGiveUp}>
                {t('aside.giveUp')}
              </Button>
            </>
          }
        >
          {t('aside.text')}
        </Banner>
      )}
      {!keeps && changes > 0 && <Banner tone="warning">{t('notKept')}</Banner>}
    </>
  )
}

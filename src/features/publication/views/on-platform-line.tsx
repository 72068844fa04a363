import { Button } from '../../../design/button/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { OnPlatform } from '../model/on-platform.ts'

export interface OnPlatformLineProps {
  onPlatform: OnPlatform
  /** Null: the person may not publish. */
  onTakeOff: (() => void) | null
}

/** Above a Samara collection: which collection of the platform it is, and the way to take it off. */
export function OnPlatformLine({ onPlatform: { number, hidden }, onTakeOff }: OnPlatformLineProps) {
  const t = useSentences('publication')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
      <p>{t(hidden ? 'onPlatform.hidden' : 'onPlatform.shown', { number })}</p>
      {onTakeOff && (
        <Button size="sm" tone="quiet" onClick={onTakeOff}>
          {t('onPlatform.takeOff')}
        </Button>
      )}
    </div>
  )
}

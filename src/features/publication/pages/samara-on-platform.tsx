import { lazy, Suspense, useState } from 'react'
import type { UnpublishWay } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { untilFetched } from '../../../design/on-demand/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useFailureSentence, useSentences } from '../../../i18n/index.ts'
import type { OnPlatformOfList } from '../data/use-on-platform.ts'
import { OnPlatformLine } from '../views/on-platform-line.tsx'

// Most collections stay where they are.
const TakeOffDialog = lazy(() =>
  untilFetched(() => import('../views/take-off-dialog.tsx').then(({ TakeOffDialog: view }) => ({ default: view }))),
)

export interface SamaraOnPlatformProps {
  of: OnPlatformOfList
  /** What the person publishes needs approval: nothing is offered. */
  approval: boolean
}

/** What a Samara collection has on the platform; nothing for other lists. */
export function SamaraOnPlatform({ of: { onPlatform, takeOff, working }, approval }: SamaraOnPlatformProps) {
  const t = useSentences('publication')
  const say = useFailureSentence()
  const [confirming, setConfirming] = useState(false)
  if (!onPlatform) return null
  const act = async (way: UnpublishWay): Promise<void> => {
    try {
      await takeOff(way)
      notify.success(t(way === 'hide' ? 'onPlatform.isHidden' : 'onPlatform.isDeleted'), { id: 'publication', detail: onPlatform.name })
      setConfirming(false)
    } catch (error) {
      // The dialog stays open.
      notify.danger(t('onPlatform.failed'), { id: 'publication', detail: say(failureOf(error)) })
    }
  }
  return (
    <>
      <OnPlatformLine onPlatform={onPlatform} onTakeOff={approval ? null : () => setConfirming(true)} />
      {confirming && (
        <Suspense>
          <TakeOffDialog
            onPlatform={onPlatform}
            working={working}
            onTakeOff={(way) => void act(way)}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </>
  )
}

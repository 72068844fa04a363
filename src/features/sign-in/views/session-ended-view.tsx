import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface SessionEndedViewProps {
  open: boolean
  onPutAway: () => void
  onSignIn: () => void
}

/** Tells that the session is over in the middle of the work, and that the work is kept. */
export function SessionEndedView({ open, onPutAway, onSignIn }: SessionEndedViewProps) {
  const t = useSentences('sign-in')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onPutAway()}
      decisive
      title={t('ended.title')}
      description={t('ended.text')}
      actions={
        <Button tone="accent" onClick={onSignIn}>
          {t('ended.action')}
        </Button>
      }
    >
      <p>{t('ended.kept')}</p>
    </Dialog>
  )
}

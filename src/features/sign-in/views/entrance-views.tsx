import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { Message } from './sign-in-view.tsx'

export interface NotLetInProps {
  /** `refused`: the provider said no, three times in a minute; `error`: it could not be asked or understood. */
  why: 'refused' | 'error'
  onAgain: () => void
}

/** Stands where the product would be, when nobody could be signed in. */
export function NotLetIn({ why, onAgain }: NotLetInProps) {
  const t = useSentences('sign-in')
  return why === 'refused' ? (
    <Message title={t('refused.title')} text={t('refused.text')} action={t('refused.action')} onAction={onAgain} />
  ) : (
    <Message title={t('error.title')} text={t('error.text')} action={t('error.action')} onAction={onAgain} />
  )
}

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

import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface DiscardDialogProps {
  changes: number
  onDiscard: () => void
}

/** Discards all changes, after a confirmation. */
export function DiscardDialog({ changes, onDiscard }: DiscardDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  return (
    <Dialog
      trigger={<Button tone="quiet">{t('discard')}</Button>}
      decisive
      size="sm"
      title={t('discarding.title')}
      description={t('discarding.text', { count: changes, changes: format.number(changes) })}
      actions={
        <>
          <DialogClose>
            <Button>{t('discarding.cancel')}</Button>
          </DialogClose>
          <DialogClose>
            <Button tone="danger" onClick={onDiscard}>
              {t('discarding.confirm')}
            </Button>
          </DialogClose>
        </>
      }
    />
  )
}

import type { Publication } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface CancelDialogProps {
  publication: Publication
  working: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks for confirmation before a publication is cancelled: what was written stays. */
export function CancelDialog({ publication: { listName, state, startedAt, returns }, working, onCancel, onClose }: CancelDialogProps) {
  const t = useSentences('publication')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="sm"
      title={t('cancelling.title', { list: listName })}
      description={t(
        state !== 'scheduled' && startedAt !== null
          ? 'cancelling.running'
          : returns === null
            ? 'cancelling.scheduled'
            : 'cancelling.returning',
      )}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancelling.keep')}</Button>
          </DialogClose>
          <Button tone="danger" loading={working} onClick={onCancel}>
            {t('cancelling.do')}
          </Button>
        </>
      }
    />
  )
}

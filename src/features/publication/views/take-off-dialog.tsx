import type { UnpublishWay } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { OnPlatform } from '../model/on-platform.ts'

export interface TakeOffDialogProps {
  onPlatform: OnPlatform
  working: boolean
  onTakeOff: (way: UnpublishWay) => void
  onClose: () => void
}

/**
 * Asks what becomes of a Samara collection on the platform: hidden, it
 * can be shown again; deleted, it is made anew by the next publication.
 */
export function TakeOffDialog({ onPlatform: { name, number, hidden }, working, onTakeOff, onClose }: TakeOffDialogProps) {
  const t = useSentences('publication')
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="md"
      title={t('onPlatform.title', { list: name })}
      description={t(hidden ? 'onPlatform.askHidden' : 'onPlatform.ask', { number })}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('onPlatform.keep')}</Button>
          </DialogClose>
          {!hidden && (
            <Button disabled={working} onClick={() => onTakeOff('hide')}>
              {t('onPlatform.hide')}
            </Button>
          )}
          <Button tone="danger" disabled={working} onClick={() => onTakeOff('delete')}>
            {t('onPlatform.delete')}
          </Button>
        </>
      }
    />
  )
}

import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose } from '../../../design/dialog/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface ReplaceDialogProps {
  /** When both would begin: ISO 8601. */
  startsAt: string
  /** The store's clocks: IANA name. */
  timeZone: string
  working: boolean
  onReplace: () => void
  onClose: () => void
}

/** The list is scheduled for that minute already: says so, and offers to replace what is scheduled. */
export function ReplaceDialog({ startsAt, timeZone, working, onReplace, onClose }: ReplaceDialogProps) {
  const t = useSentences('publication')
  const format = useFormat()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      decisive
      size="sm"
      title={t('replacing.title', { when: format.moment(startsAt, timeZone) })}
      description={t('replacing.text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('replacing.keep')}</Button>
          </DialogClose>
          <Button tone="danger" loading={working} onClick={onReplace}>
            {t('replacing.do')}
          </Button>
        </>
      }
    />
  )
}

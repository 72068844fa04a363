import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { CheckIcon, PublishIcon } from '../../../design/icon/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface PublishDialogProps {
  /** What is to be published; null keeps the dialog closed. */
  wish: { categoryName: string; products: number; dirty: boolean } | null
  /** It is being saved or asked for. */
  working: boolean
  onConfirm: () => void
  onLeave: () => void
}

/** Says what publishing will do, before it is done. */
export function PublishDialog({ wish, working, onConfirm, onLeave }: PublishDialogProps) {
  const t = useSentences('publication')
  const format = useFormat()
  const facts = wish ? [...(wish.dirty ? [t('confirm.saves')] : []), t('confirm.writes'), t('confirm.leave'), t('confirm.checks')] : []
  return (
    <Dialog
      open={wish !== null}
      onOpenChange={(open) => open || onLeave()}
      title={wish ? t('confirm.title', { category: wish.categoryName }) : ''}
      description={wish ? t('confirm.text', { count: wish.products, products: format.number(wish.products) }) : ''}
      actions={
        <>
          <Button onClick={onLeave}>{t('confirm.cancel')}</Button>
          <Button tone="accent" icon={<PublishIcon />} loading={working} onClick={onConfirm}>
            {t(wish?.dirty ? 'confirm.saveAndGo' : 'confirm.go')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-2.5 pt-1">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 text-accent" />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

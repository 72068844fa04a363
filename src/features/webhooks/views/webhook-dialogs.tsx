import type { Webhook, WebhookDelivery } from '../../../../contract/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Dialog, DialogClose, QuestionDialog, ShownOnceDialog } from '../../../design/dialog/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { WebhookAnswer, WebhookDialog } from '../model/webhook-dialog.ts'
import { DeliveryList } from './delivery-list.tsx'
import { WebhookForm } from './webhook-form.tsx'

export interface WebhookDialogsProps {
  dialog: WebhookDialog
  busy: boolean
  /** Why it was not done. */
  fault: string | null
  /** Messages of the webhook; undefined until they are known. */
  deliveries: readonly WebhookDelivery[] | undefined
  deliveriesFault: string | null
  onMake: (answer: WebhookAnswer) => void
  onChange: (webhook: Webhook, answer: WebhookAnswer) => void
  onRenew: (webhook: Webhook) => void
  onRemove: (webhook: Webhook) => void
  onCopy: (secret: string) => void
  onClose: () => void
}

/** What is asked and shown about a webhook. */
export function WebhookDialogs({ dialog, ...props }: WebhookDialogsProps) {
  const t = useSentences('webhooks')
  const { busy, fault, onClose } = props
  const question = { busy, fault: fault ?? undefined, onClose }
  switch (dialog.kind) {
    case 'making':
      return <WebhookForm {...question} former={null} onAnswer={props.onMake} />
    case 'changing':
      return <WebhookForm {...question} former={dialog.webhook} onAnswer={(answer) => props.onChange(dialog.webhook, answer)} />
    case 'renewing':
      return (
        <QuestionDialog
          {...question}
          title={t('renewing.title')}
          description={t('renewing.text')}
          action={t('renewing.do')}
          onConfirm={() => props.onRenew(dialog.webhook)}
        />
      )
    case 'removing':
      return (
        <QuestionDialog
          {...question}
          title={t('removing.title')}
          description={t('removing.text')}
          action={t('removing.do')}
          onConfirm={() => props.onRemove(dialog.webhook)}
        />
      )
    case 'deliveries':
      return (
        <Dialog
          open
          onOpenChange={(open) => {
            if (!open) onClose()
          }}
          title={t('deliveries.title')}
          description={t('deliveries.text')}
          actions={
            <DialogClose>
              <Button>{t('deliveries.close')}</Button>
            </DialogClose>
          }
        >
          <DeliveryList deliveries={props.deliveries} fault={props.deliveriesFault} />
        </Dialog>
      )
    case 'secret':
      return (
        <ShownOnceDialog
          title={t('secret.title')}
          description={t('secret.text')}
          shown={dialog.secret}
          copy={t('secret.copy')}
          onCopy={props.onCopy}
          done={t('secret.done')}
          onClose={onClose}
        />
      )
  }
}

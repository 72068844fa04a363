import { useRef, useState } from 'react'
import type { GatewayInBrowser } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import { notify } from '../../../design/toast/index.ts'
import { useSentences, type SayableFailure } from '../../../i18n/index.ts'
import { GatewayUnreachable } from '../data/card-form.ts'
import { useCardForm } from '../data/use-gateway.ts'
import { usePaymentCommands } from '../data/use-payment-commands.ts'
import { CardDialog } from '../views/card-dialog.tsx'
import { CardFields, type CardFieldsHandle } from './card-fields.tsx'

export interface AddCardProps {
  gateway: GatewayInBrowser | undefined
  /** There is no other: it becomes the main one. */
  first: boolean
  /** What a stored card means for what one has; null where it changes nothing. */
  note: string | null
  onClose: () => void
}

/** Adds a card: the gateway gives a token for it, and the token alone is sent. */
export function AddCard({ gateway, first, note, onClose }: AddCardProps) {
  const t = useSentences('payments')
  const { addCard } = usePaymentCommands()
  const open = useCardForm(gateway)
  const fields = useRef<CardFieldsHandle>(null)
  // Repeating the same card after a silence makes no second one.
  const sent = useRef<{ token: string; key: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  const save = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const token = (await fields.current?.token()) ?? null
      if (token !== null) {
        if (sent.current?.token !== token) sent.current = { token, key: crypto.randomUUID() }
        await addCard(token, first, sent.current.key)
        notify.success(t('cards.added'), { id: 'payments' })
        return onClose()
      }
    } catch (error) {
      setFailure(error instanceof GatewayUnreachable ? { code: 'payment/unavailable' } : failureOf(error))
    }
    setBusy(false)
  }
  return (
    <CardDialog
      fields={<CardFields ref={fields} open={open} />}
      note={note}
      busy={busy}
      failure={failure}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}

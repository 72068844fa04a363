import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Dialog } from '../../../design/dialog/index.ts'
import { Field } from '../../../design/field/index.ts'
import { Input } from '../../../design/input/index.ts'
import { lastPosition } from '../../../design/sortable-list/index.ts'
import { readPosition } from '../../../design/sorting/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'

export interface PinDialogProps {
  /** How many are to be pinned, and the name where it is one. */
  count: number
  single: string | null
  /** How many products the list has. */
  total: number
  onPin: (position: number) => void
  onClose: () => void
}

/** Asks at which position products are to be held. What cannot be is refused and stays to be corrected. */
export function PinDialog({ count, single, total, onPin, onClose }: PinDialogProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const last = lastPosition(total, count)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={single === null ? t('pin.title', { count, products: format.number(count) }) : t('pin.titleOne', { product: single })}
      description={t('pin.text')}
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const position = readPosition(typed)
          if (position === null || position < 1 || position > last) return setRefused(true)
          onPin(position)
        }}
      >
        <Field label={t('pin.position')} error={refused ? t('pin.refused', { last: format.number(last) }) : undefined}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setRefused(false)
            }}
          />
        </Field>
        <div className="flex justify-end gap-2">
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="accent" type="submit">
            {t('pin.do')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

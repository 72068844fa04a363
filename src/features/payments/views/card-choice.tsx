import type { ReactNode } from 'react'
import type { Card } from '../../../../contract/index.ts'
import { Badge } from '../../../design/badge/index.ts'
import { FormSection } from '../../../design/form/index.ts'
import { CardIcon } from '../../../design/icon/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import { useCardName } from './card-name.ts'

export interface CardChoiceProps {
  cards: readonly Card[]
  /** Id of a card, or `new`. */
  chosen: string
  onChosen: (card: string) => void
  /** The card that the bank refused a moment ago. */
  declined: string | null
  /** The gateway's fields for another card. */
  fields: ReactNode
}

/** With which card one pays: a stored one, or another whose number goes to the gateway alone. */
export function CardChoice({ cards, chosen, onChosen, declined, fields }: CardChoiceProps) {
  const t = useSentences('payments')
  const name = useCardName()
  return (
    <FormSection title={t('checkout.card')}>
      {cards.length > 0 && (
        <RadioGroup aria-label={t('checkout.card')} look="cards" name="card" value={chosen} onValueChange={onChosen}>
          {cards.map((card) => (
            <RadioOption
              key={card.id}
              value={card.id}
              icon={<CardIcon />}
              label={name.short(card)}
              hint={name.expiry(card)}
              disabled={card.expiry === 'expired'}
              aside={
                card.expiry === 'expired' ? (
                  <Badge tone="danger">{t('cards.expired')}</Badge>
                ) : declined === card.id ? (
                  <Badge tone="danger">{t('checkout.declinedHint')}</Badge>
                ) : card.expiry === 'soon' ? (
                  <Badge tone="warning">{t('cards.expiresSoon')}</Badge>
                ) : undefined
              }
            />
          ))}
          <RadioOption value="new" icon={<CardIcon />} label={t('checkout.another')} hint={t('checkout.anotherHint')} />
        </RadioGroup>
      )}
      {chosen === 'new' && (
        <div className="flex min-w-0 flex-col gap-2">
          {fields}
          <p className="text-sm text-muted">{t('cards.addText')}</p>
        </div>
      )}
    </FormSection>
  )
}

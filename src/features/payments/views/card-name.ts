import type { Card } from '../../../../contract/index.ts'
import { useSentences } from '../../../i18n/index.ts'

const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const

/** How cards are called: by brand and last digits. */
export function useCardName(): { short: (card: Card) => string; long: (card: Card) => string; expiry: (card: Card) => string } {
  const t = useSentences('payments')
  const brandOf = ({ brand }: Card): string => (brand === 'other' ? t('cards.other') : brands[brand])
  return {
    short: (card) => `${brandOf(card)} ···· ${card.last4}`,
    long: (card) => t('cards.name', { brand: brandOf(card), last: card.last4 }),
    expiry: ({ expiryMonth, expiryYear }) =>
      t('cards.expires', { month: `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}` }),
  }
}

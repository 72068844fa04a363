import type { Card, DeclineReason } from '../../../../contract/index.ts'

/** What becomes of a test card. */
export const testCards = {
  success: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  'insufficient-funds': '4000000000009995',
  /** Is taken, and refused when it is charged. */
  'fails-later': '4000000000000341',
  'expired-card': '4000000000000069',
  'wrong-security-code': '4000000000000127',
  /** The bank asks the person each time they are there. */
  authentication: '4000002500003155',
  /** Is charged; the holder disputes it a moment later. */
  disputed: '4000000000000259',
} as const
export type TestCard = keyof typeof testCards

/** Cards that are refused as soon as they are added. */
export const refusedAtOnce: Partial<Record<TestCard, DeclineReason>> = {
  declined: 'declined',
  'expired-card': 'expired-card',
  'wrong-security-code': 'wrong-security-code',
}

/** Cards that are refused when they are charged. */
export const refusedLater: Partial<Record<TestCard, DeclineReason>> = {
  'insufficient-funds': 'insufficient-funds',
  'fails-later': 'declined',
}

export const brandOf = (card: TestCard): Card['brand'] => (card === 'mastercard' ? 'mastercard' : card === 'amex' ? 'amex' : 'visa')

/**
 * What the fields in the browser make of a card: they know the test cards, and their token says which
 * one it is. So no number leaves the browser, not even to this gateway. `sbx_CARD_MMYYYY_RANDOM`.
 */
export function cardOfToken(token: string): { card: TestCard; last4: string; expiryMonth: number; expiryYear: number } | null {
  const [, card = '', month = '', year = ''] = /^sbx_([a-z-]{4,30})_(\d{2})(\d{4})_[A-Za-z0-9]{8,40}$/.exec(token) ?? []
  if (!Object.hasOwn(testCards, card)) return null
  const expiryMonth = Number(month)
  if (expiryMonth < 1 || expiryMonth > 12) return null
  return { card: card as TestCard, last4: testCards[card as TestCard].slice(-4), expiryMonth, expiryYear: Number(year) }
}

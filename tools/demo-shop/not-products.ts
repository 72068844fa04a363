/** Codes that are no merchandise: postage, fees, discounts, samples, corrections by hand, fillers sold as "pads to match". */
const codes = new Set(['POST', 'DOT', 'D', 'C2', 'M', 'S', 'B', 'AMAZONFEE', 'BANK CHARGES', 'CRUK', 'PADS'])

/** Lines entered under a stock number that are no merchandise either. */
const descriptions = new Set(['NEXT DAY CARRIAGE', 'HIGH RESOLUTION IMAGE', 'PACKING CHARGE', 'POSTAGE', 'MANUAL', 'SAMPLES'])

/** Whether a row is about something that a shopper can put in a basket. `code` in upper case. */
export function isProduct(code: string, description: string): boolean {
  if (codes.has(code) || code.startsWith('GIFT_')) return false
  const text = description.toUpperCase()
  return !descriptions.has(text) && !text.includes('GIFT VOUCHER')
}

/** The EAN of a variant: of those that shops make up themselves, which begin with 2. */
export function eanOf(sku: number): string {
  const digits = `2${String(sku).padStart(11, '0').slice(-11)}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${String((10 - (sum % 10)) % 10)}`
}

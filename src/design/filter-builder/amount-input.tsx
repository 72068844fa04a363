import { useState } from 'react'
import { Input } from '../input/index.ts'
import { readDecimal, writeDecimal } from './decimal.ts'

export interface AmountInputProps {
  label: string
  /** In smallest units; null while nothing is written. */
  amount: number | null
  onAmount: (amount: number | null) => void
  /** How many digits the fraction has. */
  digits: number
  locale: string
  /** What it is counted in. */
  unit: string
  invalid: boolean
  describedBy: string | undefined
}

/** A number with its unit, written as the language writes it. What is no number is not taken. */
export function AmountInput({ label, amount, onAmount, digits, locale, unit, invalid, describedBy }: AmountInputProps) {
  const [written, setWritten] = useState<string | null>(null)
  return (
    <Input
      aria-label={label}
      placeholder={label}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="min-w-0 flex-1 basis-24"
      after={<span className="text-sm">{unit}</span>}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      value={written ?? writeDecimal(amount, digits, locale)}
      onChange={(event) => {
        const next = readDecimal(event.target.value, digits)
        if (next === undefined) return
        setWritten(event.target.value)
        onAmount(next)
      }}
      onBlur={() => setWritten(null)}
    />
  )
}

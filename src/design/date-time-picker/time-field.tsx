import { useTexts } from './date-time-picker.words.ts'
import { TimeInput } from './time-input.tsx'

export interface TimeFieldProps {
  /** What the time is for: "A las". */
  label: string
  /** HH:MM; null while nothing that can be read is written. */
  value: string | null
  onValueChange: (time: string | null) => void
  /** Under this name a form finds it. */
  name?: string | undefined
  error?: string | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/**
 * A time of the day without a day: written as one likes, or stepped by quarters of an hour.
 * @example <TimeField label="A las" value={time} onValueChange={setTime} />
 */
export function TimeField({ label, value, onValueChange, name, error, disabled = false }: TimeFieldProps) {
  const texts = useTexts()
  return <TimeInput label={label} name={name} value={value} onValueChange={onValueChange} error={error} disabled={disabled} texts={texts} />
}

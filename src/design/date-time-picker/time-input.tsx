import { useState } from 'react'
import { Field } from '../field/index.ts'
import { AddIcon, MinusIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { Input } from '../input/index.ts'
import type { DateTimeTexts } from './date-time-picker.words.ts'
import { readTime } from './read-time.ts'
import { stepTime } from './zoned-time.ts'

export interface TimeInputProps {
  /** @default that it is a time */
  label?: string | undefined
  name?: string | undefined
  value: string | null
  onValueChange: (time: string | null) => void
  error: string | undefined
  disabled: boolean
  texts: DateTimeTexts
}

const step = 15
/** Where stepping begins when nothing is written yet. */
const firstTime = '09:00'

/** A time of the day: written as one likes, or stepped by quarters of an hour. */
export function TimeInput({ label, name, value, onValueChange, error, disabled, texts }: TimeInputProps) {
  const { say } = texts
  const [typed, setTyped] = useState<string | null>(null)
  const unread = typed !== null && typed.trim() !== '' && value === null
  const read = (): void => {
    if (typed === null) return
    const time = readTime(typed)
    if (time !== null || typed.trim() === '') setTyped(null)
    onValueChange(time)
  }
  const move = (steps: number): void => {
    const from = (typed === null ? null : readTime(typed)) ?? value
    setTyped(null)
    onValueChange(from === null ? firstTime : stepTime(from, steps, step))
  }
  return (
    <Field label={label ?? say.time} error={unread ? say.timeNotRead(texts.time('17:30')) : error}>
      <Input
        name={name}
        autoComplete="off"
        disabled={disabled}
        value={typed ?? (value === null ? '' : texts.time(value))}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={read}
        onKeyDown={(event) => {
          if (event.key === 'Enter') read()
          const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 4, PageDown: -4 }[event.key]
          if (steps === undefined) return
          event.preventDefault()
          move(steps)
        }}
        after={
          <span className="-mr-1.5 flex items-center">
            <IconButton
              label={say.earlier}
              icon={<MinusIcon />}
              size="sm"
              silent
              tabIndex={-1}
              disabled={disabled}
              onClick={() => move(-1)}
            />
            <IconButton label={say.later} icon={<AddIcon />} size="sm" silent tabIndex={-1} disabled={disabled} onClick={() => move(1)} />
          </span>
        }
      />
    </Field>
  )
}

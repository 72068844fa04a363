import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from './sorting.words.ts'

export interface PositionFieldProps {
  /** The item's name, or the number of items that move. */
  item: string
  /** The initial value of the field. */
  initial: string
  /** Whether `initial` is a key that was just pressed, to which more will be added. */
  typing: boolean
  /** The last position that can be taken. */
  last: number
  onPosition: (position: number) => void
  /** @param refocus whether the focus returns to the position that the field replaced */
  onLeave: (refocus: boolean) => void
}

const selectAll = (field: HTMLInputElement | null): void => {
  field?.focus({ preventScroll: true })
  field?.select()
}
const continueTyping = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true })

/** Reads a whole number, with or without separators of thousands; null for any other text. */
export function readPosition(text: string): number | null {
  const written = text.trim()
  const whole = /^\d{1,9}$/.test(written) || /^\d{1,3}([.,\s]\d{3}){1,2}$/.test(written)
  return whole ? Number(written.replaceAll(/[.,\s]/g, '')) : null
}

/** The position as a field: Enter moves the item, Escape closes the field. A number out of range is refused and stays in the field. */
export function PositionField({ item, initial, typing, last, onPosition, onLeave }: PositionFieldProps) {
  const { say, number } = useTexts()
  const [refused, setRefused] = useState(false)
  const message = useId()
  const submit = (text: string): void => {
    const position = readPosition(text)
    if (position === null || position < 1 || position > last) setRefused(true)
    else onPosition(position)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    event.stopPropagation()
    if (event.key === 'Enter') {
      // Otherwise the key would also press the button that gets the focus next.
      event.preventDefault()
      submit(event.currentTarget.value)
    }
    if (event.key === 'Escape') onLeave(true)
  }
  return (
    <span className="relative flex w-full items-center" data-slot="position-field">
      <input
        ref={typing ? continueTyping : selectAll}
        defaultValue={initial}
        inputMode="numeric"
        autoComplete="off"
        aria-label={say.newPosition(item, number(last))}
        aria-invalid={refused}
        aria-describedby={refused ? message : undefined}
        onChange={() => setRefused(false)}
        onKeyDown={onKeyDown}
        onBlur={() => onLeave(false)}
        className="h-control-sm w-full rounded-sm border border-control bg-control px-1.5 text-end text-sm tabular-nums outline-2 -outline-offset-1 outline-focus aria-invalid:border-danger aria-invalid:outline-danger"
      />
      {refused ? (
        <span
          id={message}
          role="alert"
          className="absolute start-full top-1/2 ms-2 w-max max-w-56 -translate-y-1/2 rounded-sm bg-inverse px-2 py-1 text-xs text-on-inverse shadow-popover"
        >
          {say.outOfRange(number(last))}
        </span>
      ) : null}
    </span>
  )
}

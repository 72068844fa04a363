import { useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { Input } from '../input/index.ts'
import { readPosition } from '../sorting/index.ts'
import { useSelectionBarTexts } from './selection-bar.words.ts'

export interface PositionFormProps {
  /** The last position that the first of them can take. */
  last: number
  onPosition: (position: number) => void
}

/** Where the chosen ones shall go, as a number. What cannot be is refused and stays to be corrected. */
export function PositionForm({ last, onPosition }: PositionFormProps) {
  const { say, number } = useSelectionBarTexts()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const id = useId()
  return (
    <form
      className="relative flex items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        const position = readPosition(typed)
        if (position === null || position < 1 || position > last) return setRefused(true)
        setTyped('')
        onPosition(position)
      }}
    >
      <label htmlFor={id} className="text-sm whitespace-nowrap @max-2xl:sr-only">
        {say.position}
      </label>
      <span className="w-20">
        <Input
          id={id}
          size="sm"
          inputMode="numeric"
          autoComplete="off"
          placeholder="1"
          value={typed}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? `${id}-fault` : undefined}
          onChange={(event) => {
            setTyped(event.target.value)
            setRefused(false)
          }}
        />
      </span>
      <Button size="sm" type="submit">
        {say.move}
      </Button>
      {refused ? (
        <span
          id={`${id}-fault`}
          role="alert"
          className="absolute start-0 top-full z-5 mt-1 w-max max-w-64 rounded-sm bg-inverse px-2 py-1 text-xs text-on-inverse shadow-popover"
        >
          {say.outOfRange(number(last))}
        </span>
      ) : null}
    </form>
  )
}

import { useState, type KeyboardEvent } from 'react'
import { AddIcon, MinusIcon } from '../icon/index.ts'
import { Input, type InputProps } from '../input/index.ts'
import { useWords } from '../words/index.ts'
import { numberButton } from './number-input.variants.ts'
import { step as stepped, typedNumber } from './number.ts'

export interface NumberInputProps extends Omit<
  InputProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'after' | 'min' | 'max' | 'step'
> {
  /** A whole number, or `null` while nothing is written. */
  value: number | null
  onValueChange: (value: number | null) => void
  /** Enter was pressed on a number that stands between `min` and `max`. */
  onCommit?: ((value: number) => void) | undefined
  /** @default 0 */
  min?: number | undefined
  max?: number | undefined
  /** How far an arrow goes; with page keys ten times as far. @default 1 */
  step?: number | undefined
  /** Buttons for less and more at the end of the box. @default true */
  steppers?: boolean | undefined
}

/**
 * A whole number: typed, or walked to with the arrows. What is out of range is brought back when the focus leaves.
 * @example <NumberInput aria-label="Posición" value={position} onValueChange={setPosition} min={1} max={total} onCommit={moveTo} />
 */
export function NumberInput({
  value,
  onValueChange,
  onCommit,
  min = 0,
  max,
  step = 1,
  steppers = true,
  disabled,
  onBlur,
  onKeyDown,
  ...rest
}: NumberInputProps) {
  const words = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const range = { min, max }
  const change = (next: number | null) => {
    setTyped(null)
    onValueChange(next)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps: Partial<Record<string, number>> = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }
    const by = steps[event.key]
    if (by !== undefined) {
      event.preventDefault()
      change(stepped(value, by, range))
    } else if (event.key === 'Enter' && value !== null && onCommit) {
      const inRange = stepped(value, 0, range)
      if (inRange === value) onCommit(value)
      else change(inRange)
    }
    onKeyDown?.(event)
  }
  return (
    <Input
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuenow={value ?? undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      disabled={disabled}
      value={typed ?? value?.toString() ?? ''}
      onChange={(event) => {
        const next = typedNumber(event.target.value)
        if (next === undefined) return
        setTyped(event.target.value)
        onValueChange(next)
      }}
      onKeyDown={press}
      onBlur={(event) => {
        setTyped(null)
        if (value !== null) onValueChange(stepped(value, 0, range))
        onBlur?.(event)
      }}
      after={
        steppers && (
          <span className="-mr-1.5 flex items-center">
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.decrease}
              disabled={disabled || (value !== null && value <= min)}
              className={numberButton()}
              onClick={() => change(stepped(value, -step, range))}
            >
              <MinusIcon className="size-3.5" />
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label={words.increase}
              disabled={disabled || (value !== null && max !== undefined && value >= max)}
              className={numberButton()}
              onClick={() => change(stepped(value, step, range))}
            >
              <AddIcon className="size-3.5" />
            </button>
          </span>
        )
      }
      {...rest}
    />
  )
}

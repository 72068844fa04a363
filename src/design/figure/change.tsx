import type { ComponentProps } from 'react'
import { FallIcon, MinusIcon, RiseIcon } from '../icon/index.ts'
import { useWords } from '../words/index.ts'
import { change } from './figure.variants.ts'

export type ChangeDirection = 'up' | 'down' | 'same'

export interface ChangeProps extends Omit<ComponentProps<'span'>, 'children'> {
  direction: ChangeDirection
  /** How much, formatted: "12 %". */
  text: string
  /** Whether that is good news. @default true for up, false for down */
  good?: boolean | undefined
}

/**
 * How much something rose or fell: an arrow, a colour, and the direction in words for who sees neither.
 * @example <Change direction="down" text="4 %" />
 */
export function Change({ direction, text, good = direction === 'up', className, ...rest }: ChangeProps) {
  const words = useWords()
  const { icon: Arrow, word } = {
    up: { icon: RiseIcon, word: words.rose },
    down: { icon: FallIcon, word: words.fell },
    same: { icon: MinusIcon, word: words.unchanged },
  }[direction]
  return (
    <span
      data-slot="change"
      data-direction={direction}
      className={change({ news: direction === 'same' ? 'none' : good ? 'good' : 'bad', className })}
      {...rest}
    >
      <Arrow className="size-3.5" />
      <span className="sr-only">{word} </span>
      {text}
    </span>
  )
}

/** Where a number went from another. */
export const directionOf = (value: number, before: number): ChangeDirection => (value > before ? 'up' : value < before ? 'down' : 'same')

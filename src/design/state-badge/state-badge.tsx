import type { ComponentProps } from 'react'
import { Spinner } from '../spinner/index.ts'
import { stateBadge, stateLooks, type PublicationState, type StateBadgeLook, type StateBadgeSize } from './state-badge.variants.ts'
import { useStateWords } from './state-badge.words.ts'

export interface StateBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  state: PublicationState
  /** The state in the words of what it is a state of. @default those of a publication */
  label?: string | undefined
  /** On a ground of its own, as words in a line, or only its shape. @default 'soft' */
  look?: StateBadgeLook | undefined
  /** @default 'md' */
  size?: StateBadgeSize | undefined
}

/**
 * How far a publication, or whatever else runs by itself, is: a shape, a colour and a word that belong together everywhere.
 * @example <StateBadge state="verified" />
 */
export function StateBadge({ state, label, look, size = 'md', title, className, ...rest }: StateBadgeProps) {
  const own = useStateWords()[state]
  const word = label ?? own
  const { tone, icon: Icon } = stateLooks[state]
  return (
    <span
      data-slot="state-badge"
      data-state={state}
      title={look === 'mark' ? word : title && `${word}: ${title}`}
      className={stateBadge({ tone, size, look, className })}
      {...rest}
    >
      {Icon === null ? <Spinner size="sm" className="shrink-0" /> : <Icon aria-hidden />}
      <span title={look === 'mark' || title !== undefined ? undefined : word} className={look === 'mark' ? 'sr-only' : 'min-w-0 truncate'}>
        {word}
      </span>
    </span>
  )
}

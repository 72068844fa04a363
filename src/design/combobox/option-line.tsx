import type { ComponentProps } from 'react'
import { CheckIcon } from '../icon/index.ts'
import { comboboxOption } from './combobox.variants.ts'
import type { ComboboxOption } from './option.ts'
import { cutText } from '../text/index.ts'

interface OptionLineProps extends ComponentProps<'div'> {
  option: ComboboxOption
  position: number
  total: number
  active: boolean
  chosen: boolean
  many: boolean
  words: readonly string[]
}

/** One option: a tick or a box that says whether it is chosen, its words with what was searched for, a count. */
export function OptionLine({ option, position, total, active, chosen, many, words, ...rest }: OptionLineProps) {
  const { label, detail, group, icon, aside, disabled } = option
  return (
    // The keyboard stays in the input and walks from there.
    <div
      role="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      aria-posinset={position}
      aria-setsize={total}
      data-active={active || undefined}
      className={comboboxOption()}
      {...rest}
    >
      {many && (
        <span
          aria-hidden
          className={`inline-flex size-4 shrink-0 items-center justify-center rounded-xs border ${chosen ? 'border-transparent bg-accent text-on-accent' : 'border-control bg-control'}`}
        >
          {chosen && <CheckIcon className="size-3 [stroke-width:3]" />}
        </span>
      )}
      {icon && <span className="flex shrink-0 text-muted">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate">
          <Marked text={label} words={words} />
          {group && <span className="sr-only">, {group}</span>}
        </span>
        {detail && (
          <span className="truncate text-xs text-muted">
            <Marked text={detail} words={words} />
          </span>
        )}
      </span>
      {aside !== undefined && <span className="shrink-0 text-xs text-muted tabular-nums">{aside}</span>}
      {!many && <CheckIcon className={`text-accent ${chosen ? '' : 'invisible'}`} />}
    </div>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return cutText(text, words).map(({ text: piece, hit }, at) =>
    hit ? (
      <mark key={at} className="rounded-xs bg-highlight text-inherit">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

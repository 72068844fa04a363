import type { ComponentProps, ReactNode } from 'react'
import { useFieldControl } from '../field/index.ts'
import { inputBox, inputElement, inputPaddings, type InputSize } from './input.variants.ts'

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** @default 'md' */
  size?: InputSize | undefined
  /** Drawn inside the box before the text: an icon, a currency. */
  before?: ReactNode
  /** Drawn inside the box after the text: a unit, a button. */
  after?: ReactNode
}

/**
 * One line of writing. `className` goes to the box, everything else to the element.
 * @example <Field label="Nombre"><Input name="name" autoComplete="name" /></Field>
 */
export function Input({ size = 'md', before, after, className, ...rest }: InputProps) {
  const control = useFieldControl(rest)
  return (
    <span data-slot="input" className={inputBox({ size, className: ['gap-2', inputPaddings[size], className] })}>
      {before && <span className="flex shrink-0 items-center text-muted">{before}</span>}
      <input className={inputElement()} {...control} />
      {after && <span className="flex shrink-0 items-center text-muted">{after}</span>}
    </span>
  )
}

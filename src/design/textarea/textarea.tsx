import { useState, type ComponentProps, type CSSProperties } from 'react'
import { useFieldControl } from '../field/index.ts'
import { inputBox, inputPaddings, type InputSize } from '../input/index.ts'
import { textareaBox, textareaElement, textareaInset } from './textarea.variants.ts'
import { useTextareaWords } from './textarea.words.ts'

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'rows' | 'maxLength'> {
  value?: string | undefined
  defaultValue?: string | undefined
  /** The new text, beside `onChange` with the event. */
  onValueChange?: ((value: string) => void) | undefined
  /** Lines that are there from the start. @default 3 */
  rows?: number | undefined
  /** Lines up to which it grows; then it scrolls. @default 12 */
  maxRows?: number | undefined
  /** How many characters may be written. Nothing is cut off: what is too much is counted and said. */
  limit?: number | undefined
  /** @default 'md' */
  size?: InputSize | undefined
}

/** From here on the room that is left is announced. */
const nearlyFull = 20

/**
 * Several lines of writing. Grows with them. `className` goes to the box, everything else to the element.
 * @example <Field label="Por qué"><Textarea name="why" limit={280} /></Field>
 */
export function Textarea({
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  rows = 3,
  maxRows = 12,
  limit,
  size = 'md',
  className,
  ...rest
}: TextareaProps) {
  const control = useFieldControl(rest)
  const { say, number } = useTextareaWords()
  const [written, setWritten] = useState(defaultValue)
  const text = value ?? written
  const left = limit === undefined ? Number.POSITIVE_INFINITY : limit - text.length
  const over = left < 0
  const remaining = over ? say.over(number(-left), left === -1) : left <= nearlyFull ? say.left(number(left), left === 1) : ''
  const heights = { '--shortest': `calc(${rows}lh + 0.75rem)`, '--tallest': `calc(${maxRows}lh + 0.75rem)` } as CSSProperties
  return (
    <span data-slot="textarea" data-over={over || undefined} className={inputBox({ size, className: [textareaBox, className] })}>
      <span className={textareaInset()} style={heights} data-text={text}>
        <textarea
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          aria-invalid={control['aria-invalid'] ?? (over || undefined)}
          rows={rows}
          className={textareaElement({ className: inputPaddings[size] })}
          onChange={(event) => {
            setWritten(event.target.value)
            onChange?.(event)
            onValueChange?.(event.target.value)
          }}
        />
      </span>
      {limit !== undefined && (
        <>
          <span aria-hidden className={`self-end px-2.5 pb-1 text-xs tabular-nums ${over ? 'font-medium text-danger' : 'text-muted'}`}>
            {over ? remaining : `${number(text.length)} / ${number(limit)}`}
          </span>
          <span role="status" className="sr-only">
            {remaining}
          </span>
        </>
      )}
    </span>
  )
}

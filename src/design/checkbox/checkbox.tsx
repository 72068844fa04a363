import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFieldControl } from '../field/index.ts'
import { CheckIcon, MinusIcon } from '../icon/index.ts'
import { checkboxBox, checkboxMark } from './checkbox.variants.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** What is chosen. Without it give `aria-label`. */
  label?: ReactNode
  /** More about it, under the label. */
  hint?: ReactNode
  /** Some of what it stands for is chosen. @default false */
  indeterminate?: boolean | undefined
  /** The new state, beside `onChange` with the event. */
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/**
 * Chooses or not; or stands for many of which some are chosen.
 * @example <Checkbox label="Recordar este equipo" name="remember" />
 */
export function Checkbox({ label, hint, indeterminate = false, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  const fallbackId = useId()
  const control = useFieldControl(rest)
  const id = control.id ?? fallbackId
  // Who keeps the state says what is drawn; else the box itself does.
  const mark = indeterminate ? (
    <MinusIcon className={checkboxMark({ className: 'peer-indeterminate:block' })} />
  ) : rest.checked === false ? null : (
    <CheckIcon className={checkboxMark({ className: 'peer-checked:block' })} />
  )
  const box = (
    <>
      <input
        {...control}
        id={id}
        type="checkbox"
        ref={(element) => {
          if (element) element.indeterminate = indeterminate
        }}
        aria-describedby={hint ? `${id}-hint` : control['aria-describedby']}
        className={checkboxBox()}
        onChange={(event) => {
          onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
      {mark}
    </>
  )
  if (!label) {
    return (
      <span data-slot="checkbox" className={`relative mt-0.5 inline-flex ${className ?? ''}`}>
        {box}
      </span>
    )
  }
  return (
    <span data-slot="checkbox" className={`inline-flex items-start gap-2 ${className ?? ''}`}>
      <span className="relative mt-0.5 inline-flex">{box}</span>
      <span className="flex min-w-0 flex-col">
        <label htmlFor={id} className="text-md">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </span>
  )
}

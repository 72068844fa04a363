import type { ComponentProps } from 'react'
import { useFieldControl } from '../field/index.ts'
import { ExpandIcon } from '../icon/index.ts'
import { inputBox, type InputSize } from '../input/index.ts'
import { select } from './select.variants.ts'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean | undefined
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen. */
  placeholder?: string | undefined
  /** The new value, beside `onChange` with the event. */
  onValueChange?: ((value: string) => void) | undefined
  /** @default 'md' */
  size?: InputSize | undefined
}

/**
 * Chooses one of a few, with the chooser of the device.
 * @example <Select aria-label="Tienda" options={stores} value={store} onValueChange={setStore} />
 */
export function Select({ options, placeholder, onValueChange, onChange, size = 'md', className, ...rest }: SelectProps) {
  const control = useFieldControl(rest)
  const unset = placeholder !== undefined && control.value === undefined && control.defaultValue === undefined
  return (
    <span data-slot="select" className={inputBox({ size, className: ['relative', className] })}>
      <select
        {...control}
        {...(unset ? { defaultValue: '' } : {})}
        className={select({ size })}
        onChange={(event) => {
          onChange?.(event)
          onValueChange?.(event.target.value)
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ExpandIcon className="pointer-events-none absolute right-2.5 text-muted" />
    </span>
  )
}

import { Root } from '@radix-ui/react-radio-group'
import { createContext, type ComponentProps } from 'react'
import { useFieldGroup } from '../field/index.ts'
import { radioGroup, type RadioColumns, type RadioLook } from './radio.variants.ts'

/** How the options of a group are drawn; they ask for it here. */
export const RadioLookContext = createContext<RadioLook>('list')

export interface RadioGroupProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir' | 'onChange'> {
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Under this name the value goes with a form. */
  name?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** @default 'list' */
  look?: RadioLook | undefined
  /** The most columns that cards may take. @default 1 */
  columns?: RadioColumns | undefined
}

/**
 * Chooses one of a few that should all be seen. Arrows choose. In a `Field` its label is the group's name; else give `aria-label`.
 * @example
 * <RadioGroup aria-label="Plan" look="cards" columns={3} value={plan} onValueChange={setPlan}><RadioOption value="free" label="Free"
 *   />…</RadioGroup>
 */
export function RadioGroup({
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  disabled,
  look = 'list',
  columns = 1,
  className,
  children,
  ...rest
}: RadioGroupProps) {
  const group = useFieldGroup(rest)
  return (
    <RadioLookContext value={look}>
      <Root
        data-slot="radio-group"
        {...group}
        {...(value === undefined ? {} : { value })}
        {...(defaultValue === undefined ? {} : { defaultValue })}
        {...(onValueChange ? { onValueChange } : {})}
        {...(name === undefined ? {} : { name })}
        {...(required === undefined ? {} : { required })}
        {...(disabled === undefined ? {} : { disabled })}
        className={`group/radio @container min-w-0 ${className ?? ''}`}
      >
        <div className={radioGroup({ look, columns })}>{children}</div>
      </Root>
    </RadioLookContext>
  )
}

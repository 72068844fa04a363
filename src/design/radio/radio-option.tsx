import { Indicator, Item } from '@radix-ui/react-radio-group'
import { use, useId, type ComponentProps, type ReactNode } from 'react'
import { RadioLookContext } from './radio.tsx'
import { radioCircle, radioOption } from './radio.variants.ts'

export interface RadioOptionProps extends Omit<ComponentProps<'label'>, 'htmlFor'> {
  value: string
  label: ReactNode
  /** More about it, under the label. */
  hint?: ReactNode
  /** At the right of the label: a price, a badge. */
  aside?: ReactNode
  /** A picture before the label; on cards it stands in a soft square, and the circle at the other end. */
  icon?: ReactNode
  disabled?: boolean | undefined
  /** On a card, under everything: what one gets. */
  children?: ReactNode
}

/**
 * One of the options of a `RadioGroup`.
 * @example <RadioOption value="vtex" label="VTEX" hint="Tu tienda real" icon={<StoreIcon />} />
 */
export function RadioOption({ value, label, hint, aside, icon, disabled = false, className, children, ...rest }: RadioOptionProps) {
  const look = use(RadioLookContext)
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const asideId = aside ? `${id}-aside` : undefined
  return (
    <label data-slot="radio-option" htmlFor={id} className={radioOption({ look, className })} {...rest}>
      <span className="flex w-full min-w-0 items-start gap-2.5">
        <Item
          id={id}
          value={value}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={[asideId, hintId].filter(Boolean).join(' ') || undefined}
          className={radioCircle({
            className: look === 'list' ? 'focus-visible:outline-2 focus-visible:outline-solid' : `outline-none ${icon ? 'order-last' : ''}`,
          })}
        >
          <Indicator className="size-1.5 rounded-full bg-current pointer-coarse:size-2" />
        </Item>
        {icon && (
          <span
            className={
              look === 'cards'
                ? 'inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-neutral-soft text-muted group-has-[[data-state=checked]:enabled]/option:bg-surface group-has-[[data-state=checked]:enabled]/option:text-accent [&>svg]:size-5'
                : 'mt-0.5 text-muted'
            }
          >
            {icon}
          </span>
        )}
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
            <span id={`${id}-label`} className={look === 'cards' ? 'min-w-0 font-medium' : 'min-w-0 text-md'}>
              {label}
            </span>
            {aside && (
              <span id={asideId} className="text-sm text-muted">
                {aside}
              </span>
            )}
          </span>
          {hint && (
            <span id={hintId} className="text-sm text-muted">
              {hint}
            </span>
          )}
        </span>
      </span>
      {children}
    </label>
  )
}

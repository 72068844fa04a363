import { Item, Root } from '@radix-ui/react-radio-group'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldGroup } from '../field/index.ts'
import { segment, segments, type SegmentSize } from './segments.variants.ts'

export interface SegmentOption<Value extends string> {
  value: Value
  /** Its name; only for screen readers when there is an icon and `iconOnly`. */
  label: string
  icon?: ReactNode
  /** Draws the icon alone. @default false */
  iconOnly?: boolean | undefined
  disabled?: boolean | undefined
}

export interface SegmentsProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'dir' | 'defaultValue'> {
  /** What is chosen here, for who cannot see where it stands. */
  label: string
  options: readonly SegmentOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** @default 'md' */
  size?: SegmentSize | undefined
  /** As wide as what it stands in, the parts alike. @default false */
  wide?: boolean | undefined
}

/**
 * One of a few, all in sight: which way a thing is shown. Arrows choose.
 * @example
 * <Segments label="Ver" options={[{ value: 'month', label: 'Mes' }, { value: 'week', label: 'Semana' }]} value={view}
 *   onValueChange={setView} />
 */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  size,
  wide = false,
  className,
  ...rest
}: SegmentsProps<Value>) {
  const group = useFieldGroup({ ...rest, 'aria-label': label })
  return (
    <Root
      data-slot="segments"
      orientation="horizontal"
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      className={segments({ wide, className })}
      {...group}
    >
      {options.map(({ value: own, label: name, icon, iconOnly = false, disabled = false }) => (
        <Item
          key={own}
          value={own}
          disabled={disabled}
          aria-label={iconOnly ? name : undefined}
          title={iconOnly ? name : undefined}
          className={segment({ size, wide })}
        >
          {icon}
          {iconOnly ? null : (
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
          )}
        </Item>
      ))}
    </Root>
  )
}

import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Marks, type SliderMark } from './marks.tsx'
import { sliderRange, sliderRoot, sliderThumb, sliderTrack } from './slider.variants.ts'

export interface SliderProps extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> {
  /** What is set. */
  label: ReactNode
  value: number
  onValueChange: (value: number) => void
  /** The hand has let go: the moment to save. */
  onCommit?: ((value: number) => void) | undefined
  /** @default 0 */
  min?: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** How far an arrow goes; with page keys ten times as far. @default 1 */
  step?: number | undefined
  /** The value in words, shown at the right and said. @default the number */
  text?: string | undefined
  /** Values that mean something. */
  marks?: readonly SliderMark[] | undefined
  /** More about it, under the track. */
  hint?: ReactNode
  /** Label and value are only for screen readers. @default false */
  labelHidden?: boolean | undefined
  disabled?: boolean | undefined
  /** Under this name the value goes with a form. */
  name?: string | undefined
}

/**
 * A value between two ends that is found by trying. What must be exact is a `NumberInput`.
 * @example
 * <Slider label="Cambio máximo" value={change} onValueChange={setChange} text={`${change} %`} marks={[{ value: 25, label: 'prudente' }]} />
 */
export function Slider({
  label,
  value,
  onValueChange,
  onCommit,
  min = 0,
  max = 100,
  step = 1,
  text,
  marks = [],
  hint,
  labelHidden = false,
  disabled = false,
  name,
  className,
  ...rest
}: SliderProps) {
  const id = useId()
  return (
    <div data-slot="slider" className={`flex min-w-0 flex-col ${className ?? ''}`} {...rest}>
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <span id={id} className="min-w-0 text-sm font-medium">
          {label}
        </span>
        <span className="text-sm whitespace-nowrap text-muted tabular-nums">{text ?? value}</span>
      </div>
      <Root
        value={[value]}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        {...(name === undefined ? {} : { name })}
        className={sliderRoot()}
        onValueChange={([next = value]) => onValueChange(next)}
        onValueCommit={([next = value]) => onCommit?.(next)}
      >
        <Track className={sliderTrack()}>
          <Range className={sliderRange()} />
        </Track>
        <Thumb aria-labelledby={id} aria-describedby={hint ? `${id}-hint` : undefined} aria-valuetext={text} className={sliderThumb()} />
      </Root>
      {marks.length > 0 && <Marks marks={marks} min={min} max={max} />}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

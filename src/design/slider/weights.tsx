import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { NumberInput } from '../number-input/index.ts'
import { shares } from './shares.ts'
import { sliderRange, sliderRoot, sliderThumb, sliderTrack, weightGrounds } from './slider.variants.ts'
import { useSliderWords } from './slider.words.ts'

export interface Weight {
  readonly key: string
  readonly label: ReactNode
  /** What it looks at. */
  readonly hint?: ReactNode
  /** 0 to 100. */
  readonly value: number
}

export interface WeightsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What they decide together, for screen readers. */
  label: string
  /** Up to six: more colours could not be distinguished. */
  weights: readonly Weight[]
  onWeightChange: (key: string, value: number) => void
  /** The hand has let go: the moment to compute with them. */
  onCommit?: ((key: string, value: number) => void) | undefined
  disabled?: boolean | undefined
}

/**
 * Several weights from 0 to 100, each moved or written as a number, and what part of the whole each one is: twice the weight counts twice.
 * @example <Weights label="samaraScore" weights={components} onWeightChange={setWeight} />
 */
export function Weights({ label, weights, onWeightChange, onCommit, disabled = false, className, ...rest }: WeightsProps) {
  const { say, percent } = useSliderWords()
  const id = useId()
  const parts = shares(weights.map(({ value }) => value))
  const empty = parts.every((part) => part === 0)
  const ground = (at: number) => weightGrounds[at % weightGrounds.length]!
  return (
    <div
      data-slot="weights"
      role="group"
      aria-label={label}
      className={`@container flex min-w-0 flex-col gap-4 ${className ?? ''}`}
      {...rest}
    >
      <div>
        <p className="mb-1.5 text-xs text-muted">{say.whole}</p>
        <div aria-hidden className="flex h-2.5 gap-px overflow-hidden rounded-full bg-track">
          {weights.map(
            ({ key, value }, at) =>
              value > 0 && (
                <span
                  key={key}
                  className={`transition-[flex-grow] duration-normal ease-settle ${ground(at)}`}
                  style={{ flexGrow: value, flexBasis: 0 }}
                />
              ),
          )}
        </div>
        <p role="status" className="text-sm text-warning">
          {empty ? say.nothing : ''}
        </p>
      </div>
      <ul className="flex flex-col gap-3 @2xl:gap-2">
        {weights.map(({ key, label: name, hint, value }, at) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @2xl:grid-cols-[minmax(0,4fr)_minmax(8rem,5fr)_7.5rem]"
          >
            <span className="flex min-w-0 items-start gap-2">
              <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${ground(at)}`} />
              <span className="min-w-0">
                <span id={`${id}-${key}`} className="block text-md font-medium">
                  {name}
                </span>
                {hint && (
                  <span id={`${id}-${key}-hint`} className="block text-sm text-muted">
                    {hint}
                  </span>
                )}
              </span>
            </span>
            <Root
              value={[value]}
              disabled={disabled}
              className={sliderRoot({ className: '@max-2xl:order-3 @max-2xl:col-span-2' })}
              onValueChange={([next = value]) => onWeightChange(key, next)}
              onValueCommit={([next = value]) => onCommit?.(key, next)}
            >
              <Track className={sliderTrack()}>
                <Range className={sliderRange()} />
              </Track>
              <Thumb
                aria-labelledby={`${id}-${key}`}
                aria-describedby={hint ? `${id}-${key}-hint` : undefined}
                aria-valuetext={say.weighs(String(value), percent(parts[at]!))}
                className={sliderThumb()}
              />
            </Root>
            <span className="flex items-center justify-end gap-2 text-right tabular-nums">
              <span className="w-14 shrink-0">
                <NumberInput
                  aria-labelledby={`${id}-${key}`}
                  size="sm"
                  steppers={false}
                  min={0}
                  max={100}
                  disabled={disabled}
                  value={value}
                  onValueChange={(next) => {
                    if (next === null || next < 0 || next > 100) return
                    onWeightChange(key, next)
                    onCommit?.(key, next)
                  }}
                />
              </span>
              <span aria-hidden className="-ms-1 w-12 text-md font-medium whitespace-nowrap">
                {percent(parts[at]!)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

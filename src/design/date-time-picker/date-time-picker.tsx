import { useId, type ComponentProps, type ReactNode } from 'react'
import { ClockIcon, WarningIcon } from '../icon/index.ts'
import { Segments } from '../segments/index.ts'
import { useTexts } from './date-time-picker.words.ts'
import { DayInput } from './day-input.tsx'
import { TimeInput } from './time-input.tsx'
import { useMoment } from './use-moment.ts'
import { offsetWritten, wallTimeOf } from './zoned-time.ts'

export interface DateTimePickerProps extends Omit<ComponentProps<'fieldset'>, 'defaultValue' | 'onChange' | 'children'> {
  /** What the instant is for. */
  label: ReactNode
  /** ISO 8601; null until there is one that can be taken. */
  value: string | null
  /** Called with every instant that can be taken, and with null when what is written is none. */
  onValueChange: (value: string | null) => void
  /** Whose clocks are asked for: the store's zone, like `Europe/London`. */
  timeZone: string
  /** The zone of the person who asks; shown beside when its clocks show something else. @default the store's */
  ownTimeZone?: string | undefined
  /** The present instant, ISO 8601. */
  now: string
  /** The instant after which it must be. @default now */
  min?: string | undefined
  /** The message for an instant that is not after `min`, when `min` is not the present. @default that it has passed */
  tooEarly?: string | undefined
  /** Says what is missing before anything was written, like after an attempt to send. @default false */
  required?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
  /** The calendar is unfolded at first. @default false */
  defaultOpen?: boolean | undefined
}

/**
 * An instant, asked for as the clocks of a store show it; hours that the clocks skip or repeat are explained.
 * @example
 * <DateTimePicker label="Indexar el" value={at} onValueChange={setAt} timeZone="Europe/London" ownTimeZone="Europe/Madrid" now={now} />
 */
export function DateTimePicker(props: DateTimePickerProps) {
  const {
    label,
    value,
    onValueChange,
    timeZone,
    ownTimeZone = timeZone,
    now,
    min = now,
    tooEarly,
    required = false,
    disabled = false,
    defaultOpen = false,
    className,
    ...rest
  } = props
  const texts = useTexts()
  const { say } = texts
  const id = useId()
  const { known, moment, change } = useMoment({ value, onValueChange, timeZone, min })
  const { instants, instant, past } = moment
  const at = instant ?? now
  const earliest = wallTimeOf(min, timeZone)
  const shown = instant !== null && !past ? { here: wallTimeOf(instant, timeZone), own: wallTimeOf(instant, ownTimeZone) } : null
  // Two zones whose clocks agree at that moment have nothing to tell each other.
  const own = shown && (shown.own.day !== shown.here.day || shown.own.time !== shown.here.time) ? shown.own : null
  const early = past ? (tooEarly ?? say.past(texts.wall(earliest))) : undefined
  const pastDay = past && known.day !== null && known.day < earliest.day
  return (
    <fieldset
      data-slot="date-time-picker"
      className={`@container flex min-w-0 flex-col gap-2 ${className ?? ''}`}
      aria-describedby={`${id}-zone`}
      {...rest}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid items-start gap-3 @sm:grid-cols-[minmax(0,1fr)_minmax(0,11rem)]">
        <DayInput
          value={known.day}
          onValueChange={(day) => change({ day, second: false })}
          today={wallTimeOf(now, timeZone).day}
          min={earliest.day}
          error={pastDay ? early : required && known.day === null ? say.dayMissing : undefined}
          disabled={disabled}
          open={defaultOpen}
          texts={texts}
        />
        <TimeInput
          value={known.time}
          onValueChange={(time) => change({ time, second: false })}
          error={past && !pastDay ? early : required && known.time === null ? say.timeMissing : undefined}
          disabled={disabled}
          texts={texts}
        />
      </div>
      <div role="status" className="flex flex-col gap-2 empty:hidden">
        {instants?.kind === 'never' && known.time !== null && (
          <p className="flex items-start gap-1.5 text-sm text-warning">
            <WarningIcon className="mt-[3px] size-3.5" />
            <span className="min-w-0">{say.never(texts.time(known.time), texts.time(instants.insteadTime.time))}</span>
          </p>
        )}
        {instants?.kind === 'twice' && known.time !== null && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <p className="flex items-start gap-1.5 text-sm text-warning">
              <WarningIcon className="mt-[3px] size-3.5" />
              <span className="min-w-0">{say.twice(texts.time(known.time))}</span>
            </p>
            <Segments
              label={say.twice(texts.time(known.time))}
              size="sm"
              value={known.second ? 'second' : 'first'}
              onValueChange={(which) => change({ second: which === 'second' })}
              options={[
                { value: 'first', label: say.first(offsetWritten(instants.first, timeZone)) },
                { value: 'second', label: say.second(offsetWritten(instants.second, timeZone)) },
              ]}
            />
          </div>
        )}
      </div>
      <p id={`${id}-zone`} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <ClockIcon className="size-3.5" />
          {say.zone(texts.zone(at, timeZone), offsetWritten(at, timeZone))}
        </span>
        {own && (
          <span className="font-medium text-default">
            {say.own(texts.wall(own))} ({offsetWritten(at, ownTimeZone)})
          </span>
        )}
      </p>
    </fieldset>
  )
}

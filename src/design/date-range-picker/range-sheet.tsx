import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../button/index.ts'
import { addMonths, RangeCalendar, startOfMonth, type Day } from '../calendar/index.ts'
import { Select } from '../select/index.ts'
import { Field } from '../field/index.ts'
import { Input } from '../input/index.ts'
import { presetItem } from './date-range-picker.variants.ts'
import { useDateRangeTexts, type DateRangeTexts } from './date-range-picker.words.ts'
import { draftOf, pressed, readDraft, type Draft, type Problem, type ReadDraft } from './draft.ts'
import { comparedRange, comparisons, lengthOf, presetOf, presets, rangeOf, type Comparison, type DayRange, type Preset } from './presets.ts'
import { useFitsTwoMonths } from './use-fits-two-months.ts'

export interface RangeSheetProps {
  label: string
  /** Null: all days. */
  range: DayRange | null
  /** Null: there is nothing to compare with. */
  comparison: Comparison | null
  today: Day
  min: Day
  max: Day
  /** The most days that a range may have. */
  most?: number | undefined
  timeZone: string
  onApply: (range: DayRange, comparison: Comparison) => void
  onCancel: () => void
  /** All days, where they are a choice. */
  onAll?: (() => void) | undefined
}

/** What opens: named periods, two fields, months, what to compare with; nothing counts until it is applied. */
export function RangeSheet({
  label,
  range,
  comparison: firstComparison,
  today,
  min,
  max,
  most,
  timeZone,
  onApply,
  onCancel,
  onAll,
}: RangeSheetProps) {
  const texts = useDateRangeTexts()
  const { say } = texts
  const months = useFitsTwoMonths() ? 2 : 1
  const bounds = { today, min, max, most }
  const [draft, setDraft] = useState(() => (range ? draftOf(range) : unchosen))
  const [comparison, setComparison] = useState(firstComparison ?? 'none')
  const [month, setMonth] = useState(() => monthBefore(range?.to ?? today, months))
  const [touched, setTouched] = useState<Record<End, boolean>>({ from: false, to: false })
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const read = readDraft(draft, bounds)
  const preset = read.range && presetOf(read.range, today)
  const value = preset ?? (onAll && draft === unchosen ? all : 'custom')

  const choose = (name: Preset) => {
    const chosen = rangeOf(name, today)
    setDraft(draftOf(chosen))
    setTouched({ from: false, to: false })
    setMonth(monthBefore(chosen.to, months))
  }
  const write = (end: End, text: string) => {
    const next = { ...draft, [end]: text }
    const day = readDraft(next, bounds)[end]
    setDraft(next)
    setTouched((known) => ({ ...known, [end]: false }))
    if (day !== null) setMonth(end === 'to' ? monthBefore(day, months) : startOfMonth(day))
  }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // A form of the page around must not hear of it: events travel through portals.
    event.stopPropagation()
    if (read.range) return onApply(read.range, comparison)
    setTouched({ from: true, to: true })
    fields[read.problems.from ? 'from' : 'to'].current?.focus()
  }
  const error = (end: End): string | undefined => {
    const problem = read.problems[end]
    return problem && touched[end]
      ? say.problem[problem]({ example: texts.day(today), min: texts.day(min), max: texts.day(max), most: texts.number(most ?? 0) })
      : undefined
  }

  return (
    <form noValidate onSubmit={apply} className="flex min-w-0 flex-col">
      <div className="flex min-w-0">
        <div role="group" aria-label={say.presets} className="hidden w-44 shrink-0 flex-col gap-0.5 border-r border-subtle p-2 md:flex">
          {onAll && (
            <button type="button" aria-pressed={range === null && draft === unchosen} className={presetItem()} onClick={onAll}>
              {say.allDays}
            </button>
          )}
          {presets.map((name) => (
            <button key={name} type="button" aria-pressed={preset === name} className={presetItem()} onClick={() => choose(name)}>
              {say.preset[name]}
            </button>
          ))}
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-3 p-3 md:p-4">
          <Field label={label} className="md:hidden">
            <Select
              value={value}
              onValueChange={(name) => (name === all ? onAll?.() : name !== 'custom' && choose(name as Preset))}
              options={[
                ...(preset || value === all ? [] : [{ value: 'custom', label: say.custom }]),
                ...(onAll ? [{ value: all, label: say.allDays }] : []),
                ...presets.map((name) => ({ value: name, label: say.preset[name] })),
              ]}
            />
          </Field>
          <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-[8.5rem_8.5rem_minmax(0,1fr)]">
            {ends.map((end) => (
              <Field key={end} label={say[end]} error={error(end)}>
                <Input
                  ref={fields[end]}
                  value={draft[end]}
                  placeholder={say.pattern}
                  autoComplete="off"
                  onChange={(event) => write(end, event.target.value)}
                  onBlur={() => draft[end] !== '' && setTouched((known) => ({ ...known, [end]: true }))}
                />
              </Field>
            ))}
            {firstComparison !== null && (
              <Field label={say.compareWith} className="col-span-2 md:col-span-1">
                <Select
                  value={comparison}
                  onValueChange={(chosen) => setComparison(chosen as Comparison)}
                  options={comparisons.map((name) => ({ value: name, label: say.comparison[name] }))}
                />
              </Field>
            )}
          </div>
          <RangeCalendar
            label={label}
            from={read.from}
            to={read.to}
            today={today}
            min={min}
            max={max}
            months={months}
            month={month}
            onMonthChange={setMonth}
            onDayPress={(day) => {
              setDraft(pressed(day, read))
              setTouched({ from: false, to: false })
            }}
            className="self-center"
          />
        </div>
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-subtle bg-raised px-3 py-3 md:px-4">
        <div className="min-w-0 flex-1 basis-60 text-sm">
          <p role="status" className="font-medium">
            {summary(read, texts)}
          </p>
          {read.range && comparison !== 'none' && (
            <p className="text-muted">{say.comparedWith(texts.range(comparedRange(read.range, comparison) ?? read.range))}</p>
          )}
          <p className="text-muted">{say.zone(texts.zone(timeZone))}</p>
        </div>
        <div className="flex gap-2 max-md:w-full max-md:*:flex-1">
          <Button onClick={onCancel}>{say.cancel}</Button>
          <Button type="submit" tone="accent">
            {say.apply}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Neither day is written yet. */
const unchosen: Draft = { from: '', to: '' }

/** All days, as a choice beside the named periods. */
const all = 'all'

type End = 'from' | 'to'
const ends: readonly End[] = ['from', 'to']

/** The first month to show so that the given day is in the last one. */
const monthBefore = (day: Day, months: number): Day => addMonths(startOfMonth(day), 1 - months)

/** The range so far, in words. */
function summary({ range, from, problems }: ReadDraft, { say, range: days, day, number }: DateRangeTexts): string {
  if (range) return `${days(range)} · ${say.days(number(lengthOf(range)), lengthOf(range) === 1)}`
  return from !== null && problems.to === ('empty' satisfies Problem) ? `${day(from)} – … ${say.chooseLast}` : '—'
}

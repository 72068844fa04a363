import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '../../../../contract/index.ts'
import { BottomBar } from '../../../design/bottom-bar/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { DateTimePicker } from '../../../design/date-time-picker/index.ts'
import { PublishIcon, SaveIcon, ScheduleIcon } from '../../../design/icon/index.ts'
import { Segments } from '../../../design/segments/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { faultsOf, orderOf, publishWays, type PublishOrder, type PublishWay, type Schedule } from '../model/schedule.ts'

export interface PublishBarProps {
  /** What is chosen, and a new choice. */
  schedule: Schedule
  onSchedule: (schedule: Schedule) => void
  /** Whether there is something to save. */
  dirty: boolean
  /** It is being saved or requested. */
  working: boolean
  /** The store's clocks, and those of the person: IANA names. */
  timeZone: string
  ownTimeZone: string
  /** The present instant, ISO 8601. */
  now: string
  onGo: (order: PublishOrder) => void
  /** What the person does needs approval: it is sent, and not published. */
  approval: boolean
  /** What else can be done, before the one thing to do. */
  more?: ReactNode
}

const icons: Record<PublishWay, typeof SaveIcon> = { now: PublishIcon, later: ScheduleIcon, save: SaveIcon }
const sendVerbs = { now: 'send', later: 'send', save: 'save' } as const
const verbs = { now: ['publish', 'saveAndPublish'], later: ['schedule', 'saveAndSchedule'], save: ['save', 'save'] } as const

/**
 * When it is published (now, at a time, or only saved), whether the former
 * ordering is restored later, and the button that does it: one bar.
 */
export function PublishBar({ schedule, onSchedule, dirty, working, timeZone, ownTimeZone, now, onGo, approval, more }: PublishBarProps) {
  const t = useSentences('publication')
  const p = useSentences('proposals')
  const format = useFormat()
  const times = useRef<HTMLDivElement>(null)
  // Missing fields are marked after the first attempt.
  const [tried, setTried] = useState(false)
  const { way, startsAt, ends, endsAt } = schedule
  const faults = faultsOf(schedule, Date.parse(now))
  const days = limits.publication.daysAhead
  const tooFar = (
    <p role="alert" className="text-sm text-danger">
      {t('review.tooFar', { count: days, days: format.number(days) })}
    </p>
  )
  const set = (part: Partial<Schedule>): void => onSchedule({ ...schedule, ...part })
  const go = (): void => {
    if (faults.startsAt === null && faults.endsAt === null) {
      onGo(orderOf(schedule))
      return
    }
    flushSync(() => setTried(true))
    times.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const Icon = icons[way]
  const verb = approval && sendVerbs[way] === 'send' ? p(dirty ? 'send.saveAndDo' : 'send.do') : t(`review.do.${verbs[way][dirty ? 1 : 0]}`)
  const returns = ends && way !== 'save'
  return (
    <BottomBar
      across
      label={approval ? p('send.title') : t('review.publish')}
      above={
        (way === 'later' || returns) && (
          <div ref={times} className="grid gap-x-8 gap-y-4 md:grid-cols-2">
            {way === 'later' && (
              <div className="flex min-w-0 flex-col gap-2">
                <DateTimePicker
                  label={t('review.starts')}
                  value={startsAt}
                  onValueChange={(next) => set({ startsAt: next })}
                  timeZone={timeZone}
                  ownTimeZone={ownTimeZone}
                  now={now}
                  required={tried}
                  disabled={working}
                />
                {faults.startsAt === 'too-far' && tooFar}
              </div>
            )}
            {returns && (
              <div className="flex min-w-0 flex-col gap-2">
                <DateTimePicker
                  label={t('review.endsAt')}
                  value={endsAt}
                  onValueChange={(next) => set({ endsAt: next })}
                  timeZone={timeZone}
                  ownTimeZone={ownTimeZone}
                  now={now}
                  {...(way === 'later' && startsAt !== null ? { min: startsAt, tooEarly: t('review.endsTooEarly') } : {})}
                  required={tried}
                  disabled={working}
                />
                <p className="text-sm text-muted">{t('review.endsHint')}</p>
                {faults.endsAt === 'too-far' && tooFar}
              </div>
            )}
          </div>
        )
      }
      actions={
        <>
          {more}
          <Button tone="accent" icon={<Icon />} loading={working} onClick={go}>
            {verb}
          </Button>
        </>
      }
    >
      <Segments
        label={t('review.when')}
        value={way}
        onValueChange={(next) => set({ way: next })}
        options={publishWays
          .filter((value) => dirty || value !== 'save')
          .map((value) => ({ value, label: t(`review.way.${value}`), disabled: working }))}
      />
      {way !== 'save' && (
        <Checkbox label={t('review.ends')} checked={ends} onCheckedChange={(checked) => set({ ends: checked })} disabled={working} />
      )}
    </BottomBar>
  )
}

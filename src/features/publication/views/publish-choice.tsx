import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { limits, type PublicationWay } from '../../../../contract/index.ts'
import { Banner } from '../../../design/banner/index.ts'
import { Button } from '../../../design/button/index.ts'
import { Checkbox } from '../../../design/checkbox/index.ts'
import { DateTimePicker } from '../../../design/date-time-picker/index.ts'
import { CheckIcon, PublishIcon, SaveIcon, ScheduleIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import { faultsOf, orderOf, publishWays, type PublishOrder, type PublishWay, type Schedule } from '../model/schedule.ts'

export interface PublishChoiceProps {
  /** Whether there is something to save. */
  dirty: boolean
  /** It is being saved or requested. */
  working: boolean
  /** How it reaches the platform. */
  by: PublicationWay
  /** The store's clocks, and those of the person: IANA names. */
  timeZone: string
  ownTimeZone: string
  /** The present instant, ISO 8601. */
  now: string
  onGo: (order: PublishOrder) => void
  /** What the person does needs approval: it is sent, and not published. @default false */
  approval?: boolean | undefined
  /** What is chosen at first. @default now, without an end */
  initial?: Schedule | undefined
  /** More to fill in, above the button. */
  fields?: ReactNode
  /** More to do, below the button. */
  more?: ReactNode
}

const atFirst: Schedule = { way: 'now', startsAt: null, ends: false, endsAt: null }
const icons: Record<PublishWay, typeof SaveIcon> = { now: PublishIcon, later: ScheduleIcon, save: SaveIcon }
const sendVerbs = { now: 'send', later: 'send', save: 'save' } as const
const verbs = { now: ['publish', 'saveAndPublish'], later: ['schedule', 'saveAndSchedule'], save: ['save', 'save'] } as const

/** The choice when to publish (now, at a time, or only save) and whether the former ordering is restored later. */
export function PublishChoice({
  dirty,
  working,
  by,
  timeZone,
  ownTimeZone,
  now,
  onGo,
  approval = false,
  initial = atFirst,
  fields,
  more,
}: PublishChoiceProps) {
  const t = useSentences('publication')
  const p = useSentences('proposals')
  const format = useFormat()
  const form = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial)
  // Missing fields are marked after the first attempt.
  const [tried, setTried] = useState(false)
  const schedule = !dirty && chosen.way === 'save' ? { ...chosen, way: 'now' as const } : chosen
  const { way, startsAt, ends, endsAt } = schedule
  const faults = faultsOf(schedule, Date.parse(now))
  const days = limits.publication.daysAhead
  const tooFar = (
    <p role="alert" className="text-sm text-danger">
      {t('review.tooFar', { count: days, days: format.number(days) })}
    </p>
  )
  const set = (part: Partial<Schedule>): void => setChosen({ ...chosen, ...part })
  const go = (): void => {
    if (faults.startsAt === null && faults.endsAt === null) {
      onGo(orderOf(schedule))
      return
    }
    flushSync(() => setTried(true))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const onlyWhat = { scores: 'review.onlyTheirPlace', positions: 'review.onlyPositions', file: 'review.byFile' } as const
  const facts =
    way === 'save'
      ? [t('review.storeStays')]
      : [
          ...(dirty ? [t('review.savesFirst')] : []),
          ...(way === 'later' && !approval ? [t('review.plansThen')] : []),
          ...(approval
            ? [p('send.waits'), p('send.notified')]
            : [t(onlyWhat[by]), ...(way === 'now' ? [t('review.goesOn')] : []), t('review.checks')]),
          ...(ends ? [t('review.comesBack')] : []),
        ]
  const Icon = icons[way]
  const verb = approval && sendVerbs[way] === 'send' ? p(dirty ? 'send.saveAndDo' : 'send.do') : t(`review.do.${verbs[way][dirty ? 1 : 0]}`)
  return (
    <Panel title={approval ? p('send.title') : t('review.publish')}>
      <div ref={form} className="flex flex-col gap-4">
        <RadioGroup
          aria-label={t('review.when')}
          value={way}
          onValueChange={(next) => set({ way: publishWays.find((each) => each === next) ?? 'now' })}
          disabled={working}
        >
          {publishWays
            .filter((value) => dirty || value !== 'save')
            .map((value) => (
              <RadioOption
                key={value}
                value={value}
                label={t(`review.way.${value}.label`)}
                hint={approval && value === 'now' ? p('send.nowHint') : t(`review.way.${value}.hint`)}
              />
            ))}
        </RadioGroup>
        {way === 'later' && (
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
        )}
        {faults.startsAt === 'too-far' && tooFar}
        {way !== 'save' && (
          <Checkbox
            label={t('review.ends')}
            hint={t('review.endsHint')}
            checked={ends}
            onCheckedChange={(checked) => set({ ends: checked })}
            disabled={working}
          />
        )}
        {way !== 'save' && ends && (
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
        )}
        {faults.endsAt === 'too-far' && tooFar}
        {by === 'file' && way !== 'save' && (
          <Banner tone="warning" title={t('review.fileWarning.title')}>
            {t('review.fileWarning.text')}
          </Banner>
        )}
        {way !== 'save' && fields}
        {/* Where there is no second column it stays at the lower edge of the screen. */}
        <div className="flex justify-end max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-default max-lg:bg-canvas max-lg:px-4 max-lg:py-3">
          <Button tone="accent" size="lg" className="max-sm:w-full lg:w-full" icon={<Icon />} loading={working} onClick={go}>
            {verb}
          </Button>
        </div>
        {more}
        <ul className="flex flex-col gap-2 border-t border-subtle pt-4 text-sm">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2">
              <CheckIcon className="mt-0.5 shrink-0 text-accent" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}

import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { DateTimePicker } from '../../../src/design/date-time-picker/index.ts'
import { PublishIcon, SaveIcon, ScheduleIcon } from '../../../src/design/icon/index.ts'
import { Panel } from '../../../src/design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../src/design/radio/index.ts'
import { Switch } from '../../../src/design/switch/index.ts'
import { notify } from '../../../src/design/toast/index.ts'
import { useSpeech } from '../frame/index.ts'
import { now, timeZone } from '../shop/index.ts'
import { publishReviewWords } from './publish-review.words.ts'

const ways = ['now', 'schedule', 'save'] as const
export type PublishWay = (typeof ways)[number]

export interface PublishChoiceProps {
  way: PublishWay
  onPublish: () => void
}

/** Now, at a time (and back again), or not yet. */
export function PublishChoice({ way: first, onPublish }: PublishChoiceProps) {
  const { say, format } = useSpeech(publishReviewWords)
  const [way, setWay] = useState<PublishWay>(first)
  const [at, setAt] = useState<string | null>('2026-11-27T00:05:00Z')
  const [comesBack, setComesBack] = useState(true)
  const [backAt, setBackAt] = useState<string | null>('2026-12-01T00:00:00Z')
  const [asked, setAsked] = useState(false)
  const ready = at !== null && (!comesBack || (backAt !== null && backAt > at))
  const names: Record<PublishWay, [name: string, hint: string]> = {
    now: [say.now, say.nowHint],
    schedule: [say.schedule, say.scheduleHint],
    save: [say.saveOnly, say.saveOnlyHint],
  }
  const act = (): void => {
    if (way === 'now') onPublish()
    else if (way === 'save') notify.success(say.doSave)
    else if (!ready) setAsked(true)
    else notify.success(say.doSchedule, { detail: format.moment(at) })
  }
  const [label, icon] = { now: [say.doNow, <PublishIcon key="now" />] as const, schedule: [say.doSchedule, <ScheduleIcon key="schedule" />] as const, save: [say.doSave, <SaveIcon key="save" />] as const }[way]
  return (
    <Panel
      title={say.publish}
      footer={
        <Button tone="accent" size="lg" wide icon={icon} onClick={act}>
          {label}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <RadioGroup aria-label={say.when} value={way} onValueChange={(next) => setWay(next as PublishWay)}>
          {ways.map((value) => (
            <RadioOption key={value} value={value} label={names[value][0]} hint={names[value][1]} />
          ))}
        </RadioGroup>
        {way === 'schedule' && (
          <>
            <DateTimePicker label={say.publishAt} value={at} onValueChange={setAt} timeZone={timeZone} ownTimeZone="Europe/Madrid" now={now} required={asked} />
            <Switch label={say.comesBack} hint={say.comesBackHint} checked={comesBack} onCheckedChange={setComesBack} />
            {comesBack && <DateTimePicker label={say.backAt} value={backAt} onValueChange={setBackAt} timeZone={timeZone} ownTimeZone="Europe/Madrid" now={now} min={at ?? now} tooEarly={say.backBefore} required={asked} />}
          </>
        )}
      </div>
    </Panel>
  )
}

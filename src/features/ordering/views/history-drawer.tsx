import { useState, type ReactNode } from 'react'
import { Button } from '../../../design/button/index.ts'
import { Drawer } from '../../../design/drawer/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { Workbench } from '../model/workbench.ts'
import { useStepName } from './use-step-name.ts'

/** How many steps are drawn at first, and how many more on demand. */
const page = 50

export interface HistoryDrawerProps {
  workbench: Pick<Workbench, 'done' | 'undone' | 'ordering' | 'goTo'>
  /** The orderings that were saved. */
  saved: ReactNode
  /** Milliseconds since 1970. */
  now: number
  onClose: () => void
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Every step by its name, newest first, and the orderings that were saved: any of them can be gone back to. */
export function HistoryDrawer({ workbench, saved, now, onClose }: HistoryDrawerProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const stepName = useStepName()
  const [shown, setShown] = useState(page)
  const { done, undone, ordering } = workbench
  const steps = [...done, ...undone.toReversed()].map((step, nth) => ({ step, nth: nth + 1 })).toReversed()
  // What was taken back is always there, and so is the step on which one stands.
  const drawn = steps.slice(0, undone.length + shown)
  const hidden = steps.length - drawn.length
  return (
    <Drawer open onOpenChange={onClose} modal={false} size="sm" title={t('history.title')} description={t('history.intro')}>
      <RadioGroup aria-label={t('history.title')} value={String(done.length)} onValueChange={(nth) => workbench.goTo(Number(nth))}>
        {drawn.map(({ step: { name, at }, nth }) => {
          const taken = nth > done.length
          const time = format.time(new Date(at).toISOString())
          return (
            <RadioOption
              key={nth}
              value={String(nth)}
              label={<span className={taken ? 'text-muted line-through' : ''}>{capital(stepName(name))}</span>}
              hint={taken ? `${time} · ${t('history.undone')}` : time}
            />
          )
        })}
        <RadioOption
          value="0"
          label={t(ordering.version === 0 ? 'history.asArrived' : 'history.asSaved')}
          {...(ordering.savedAt ? { hint: format.since(ordering.savedAt, now) } : {})}
        />
      </RadioGroup>
      {hidden > 0 && (
        <Button size="sm" tone="quiet" className="mt-2" onClick={() => setShown(shown + page)}>
          {t('history.more', { count: Math.min(page, hidden), steps: format.number(Math.min(page, hidden)) })}
        </Button>
      )}
      {saved}
    </Drawer>
  )
}

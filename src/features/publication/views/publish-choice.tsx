import { useState } from 'react'
import { Button } from '../../../design/button/index.ts'
import { CheckIcon, PublishIcon, SaveIcon } from '../../../design/icon/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { RadioGroup, RadioOption } from '../../../design/radio/index.ts'
import { useSentences } from '../../../i18n/index.ts'

const ways = ['now', 'save'] as const
export type PublishWay = (typeof ways)[number]

export interface PublishChoiceProps {
  /** Whether there is something to save. */
  dirty: boolean
  /** It is being saved or asked for. */
  working: boolean
  onGo: (way: PublishWay) => void
}

/** Now, or not yet; and what happens then. */
export function PublishChoice({ dirty, working, onGo }: PublishChoiceProps) {
  const t = useSentences('publication')
  const [chosen, setChosen] = useState<PublishWay>('now')
  const way = dirty ? chosen : 'now'
  const facts = way === 'now' ? [...(dirty ? [t('review.savesFirst')] : []), t('review.onlyTheirPlace'), t('review.goesOn'), t('review.checks')] : [t('review.storeStays')]
  return (
    <Panel
      title={t('review.publish')}
      footer={
        <Button tone="accent" size="lg" wide icon={way === 'now' ? <PublishIcon /> : <SaveIcon />} loading={working} onClick={() => onGo(way)}>
          {way === 'save' ? t('review.do.save') : t(dirty ? 'review.do.saveAndPublish' : 'review.do.publish')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {dirty && (
          <RadioGroup aria-label={t('review.when')} value={way} onValueChange={(next) => setChosen(next === 'save' ? 'save' : 'now')} disabled={working}>
            {ways.map((value) => (
              <RadioOption key={value} value={value} label={t(`review.way.${value}.label`)} hint={t(`review.way.${value}.hint`)} />
            ))}
          </RadioGroup>
        )}
        <ul className="flex flex-col gap-2 text-sm">
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

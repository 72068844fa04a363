import type { AssistantPlan } from '../../../../contract/index.ts'
import { Button, ButtonLink } from '../../../design/button/index.ts'
import { Illustration } from '../../../design/illustration/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'
import type { AssistantLinks } from '../model/links.ts'

export interface DoneProps {
  plan: AssistantPlan
  links: AssistantLinks
  onAgain: () => void
}

/** It has ended, and what happens now. */
export function Done({ plan, links, onAgain }: DoneProps) {
  const t = useSentences('assistant')
  return (
    <Panel>
      <div role="status" className="flex flex-col items-center gap-2 py-10 text-center">
        <Illustration name="done" size="lg" />
        <p className="text-xl font-semibold text-balance">{t('done.title')}</p>
        <p className="max-w-md text-balance text-muted">{t(`done.${plan.end}`)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <ButtonLink href={links.automations(plan.group)} tone="accent">
            {t('done.see')}
          </ButtonLink>
          {plan.end === 'now' && <ButtonLink href={links.queue}>{t('done.queue')}</ButtonLink>}
          <Button tone="quiet" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}

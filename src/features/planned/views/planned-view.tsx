import { Badge } from '../../../design/badge/index.ts'
import { ButtonLink } from '../../../design/button/index.ts'
import { CheckIcon } from '../../../design/icon/index.ts'
import { Illustration } from '../../../design/illustration/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

/** The screens that are announced, by the names of their routes. */
export type PlannedScreen = keyof (typeof import('../../../../public/locales/es/planned.json'))['screen']

export interface PlannedViewProps {
  screen: PlannedScreen
  homeHref: string
}

/** Says what a screen will do once it is there, and that it is not yet. */
export function PlannedView({ screen, homeHref }: PlannedViewProps) {
  const t = useSentences('planned')
  return (
    <Panel padding="lg">
      <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-6 sm:py-6">
        <Illustration name="firstVisit" size="lg" />
        <div className="flex max-w-xl min-w-0 flex-1 basis-72 flex-col items-start gap-3">
          <Badge tone="info">{t('badge')}</Badge>
          <p className="text-lg font-semibold text-balance">{t(`screen.${screen}.lead`)}</p>
          <h2 className="text-sm font-medium text-muted">{t('will')}</h2>
          <ul className="flex flex-col gap-2">
            {t(`screen.${screen}.points`)
              .split('\n')
              .map((point) => (
                <li key={point} className="flex gap-2">
                  <span className="mt-0.5 shrink-0 text-accent">
                    <CheckIcon />
                  </span>
                  {point}
                </li>
              ))}
          </ul>
          <p className="text-muted">{t('meanwhile')}</p>
          <ButtonLink href={homeHref} className="mt-2">
            {t('home')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

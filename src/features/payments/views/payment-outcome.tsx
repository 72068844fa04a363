import type { ReactNode } from 'react'
import { ButtonLink } from '../../../design/button/index.ts'
import { Illustration } from '../../../design/illustration/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useSentences } from '../../../i18n/index.ts'

export interface PaymentOutcomeProps {
  title: ReactNode
  children: ReactNode
  /** Where the subscription with its invoices is. */
  subscriptionHref: string
  homeHref: string
}

/** It is done: what was charged, and where to go on. */
export function PaymentOutcome({ title, children, subscriptionHref, homeHref }: PaymentOutcomeProps) {
  const t = useSentences('payments')
  return (
    <Panel padding="lg">
      <div role="status" className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:gap-6">
        <Illustration name="done" />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div>
            <p className="text-lg font-semibold">{title}</p>
            <div className="max-w-prose">{children}</div>
          </div>
          <div className="flex flex-wrap gap-2">
            <ButtonLink tone="accent" href={homeHref}>
              {t('checkout.home')}
            </ButtonLink>
            <ButtonLink href={subscriptionHref}>{t('checkout.invoices')}</ButtonLink>
          </div>
        </div>
      </div>
    </Panel>
  )
}

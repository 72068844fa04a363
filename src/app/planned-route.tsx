import { product } from '../../contract/index.ts'
import { Page } from '../design/page/index.ts'
import { PlannedView, type PlannedScreen } from '../features/planned/index.ts'
import { useSentences } from '../i18n/index.ts'
import { paths } from './paths.ts'
import { Header } from './shell/header.tsx'

/** A screen that comes later: what it will do, and the way back. */
export function PlannedRoute({ screen }: { screen: PlannedScreen }) {
  const t = useSentences('shell')
  return (
    <Page header={<Header />} title={t(`titles.${screen}`, { product: product.name })}>
      <PlannedView screen={screen} homeHref={paths.home} />
    </Page>
  )
}

import type { NotificationsState } from '../../../src/design/notification-panel/index.ts'
import { Page } from '../../../src/design/page/index.ts'
import { CategoryTable } from '../frame/category-table.tsx'
import { ScreenHeader, useSpeech } from '../frame/index.ts'
import { categories } from '../shop/index.ts'
import { notificationsWords } from './notifications.words.ts'

export interface NotificationsProps {
  /** @default 'ready' */
  state?: NotificationsState
  /** Nothing happened. @default false */
  none?: boolean
}

/** The notices over the screen that one works on. */
export function Notifications({ state = 'ready', none = false }: NotificationsProps) {
  const { say, format } = useSpeech(notificationsWords)
  const products = categories.reduce((sum, category) => sum + category.products, 0)
  return (
    <Page header={<ScreenHeader area="categories" notices={{ open: true, state, none: none || state !== 'ready' }} />} title={say.title} description={say.products(format.number(products))}>
      <CategoryTable />
    </Page>
  )
}

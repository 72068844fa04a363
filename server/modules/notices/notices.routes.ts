import { clearNotices, listNotices, readNotices } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { NoticesService } from './notices.service.ts'

/** Calls about what people are notified of. */
export const noticesRoutes = (route: Route, notices: NoticesService): void => {
  route(listNotices, ({ person }) => notices.list(person.id))
  route(readNotices, ({ person, body }) => notices.read(person.id, body.ids))
  route(clearNotices, ({ person }) => notices.clear(person.id))
}

import { clearNotices, listNotices, readNotices, readNoticeSettings, saveNoticeSettings } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { NoticeMailsService } from './notice-mails.service.ts'
import type { NoticesService } from './notices.service.ts'

/** Calls about what people are notified of. */
export const noticesRoutes = (route: Route, notices: NoticesService, mails: NoticeMailsService): void => {
  route(listNotices, ({ person, query }) => notices.list(person.id, query.from))
  route(readNotices, ({ person, query, body }) => notices.read(person.id, body.ids, query.from))
  route(clearNotices, ({ person, query }) => notices.clear(person.id, query.from))
  route(readNoticeSettings, ({ person }) => mails.read(person.id))
  route(saveNoticeSettings, ({ person, body }) => mails.save(person.id, body))
}

import type { ServerModule, ServerParts } from '../server-module.ts'
import { noticeMailsJob, noticesJob } from './notices.jobs.ts'
import { noticeMailsService } from './notice-mails.service.ts'
import { noticesRoutes } from './notices.routes.ts'
import { type NoticesService, noticesService } from './notices.service.ts'

export function noticesModule(parts: ServerParts & { publicUrl: string }): ServerModule<NoticesService> {
  const service = noticesService(parts)
  const mails = noticeMailsService(parts)
  return { service, routes: (route) => noticesRoutes(route, service, mails), tasks: [noticesJob(service), noticeMailsJob(mails)] }
}

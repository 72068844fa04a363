import { readHome } from '../../../contract/index.ts'
import type { ServerModule } from '../server-module.ts'
import { type HomeDependencies, type HomeService, homeService } from './home.service.ts'

export function homeModule(parts: HomeDependencies): ServerModule<HomeService> {
  const service = homeService(parts)
  return {
    service,
    routes: (route) => route(readHome, ({ store, person, may }) => service.read(store, person.id, may('reports.read'))),
    tasks: [],
  }
}

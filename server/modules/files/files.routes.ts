import { badFileLines, checkOrderingFile } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { FilesService } from './files.service.ts'

/** Calls that take a file. */
export const filesRoutes = (route: Route, files: FilesService): void => {
  route(checkOrderingFile, ({ store, query: { kind, id }, file }) => files.checkOrdering(store.id, { kind, id }, file))
  route(badFileLines, ({ store, query: { kind, id }, file }) => files.badLines(store.id, { kind, id }, file))
}

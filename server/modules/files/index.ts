/** Files that people bring: an ordering made in a spreadsheet or by another program. */
export { filesRoutes } from './files.routes.ts'
export { filesService } from './files.service.ts'

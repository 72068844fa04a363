/** Files that people bring: an ordering made in a spreadsheet or by another program. */
export { filesModule } from './module.ts'
export type { FilesService } from './files.service.ts'

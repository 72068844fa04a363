/** What a person likes in a store. */
export { preferencesModule } from './module.ts'
export type { PreferencesService } from './preferences.service.ts'

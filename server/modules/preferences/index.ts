/** What a person likes in a store. */
export { preferencesRoutes } from './preferences.routes.ts'
export { type PreferencesService, preferencesService } from './preferences.service.ts'

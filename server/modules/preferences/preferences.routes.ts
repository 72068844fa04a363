import { readPreferences, savePreferences } from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { PreferencesService } from './preferences.service.ts'

/** Calls about what a person likes. */
export const preferencesRoutes = (route: Route, preferences: PreferencesService): void => {
  route(readPreferences, ({ store, person }) => preferences.read(store.id, person.id))
  route(savePreferences, ({ store, person, body }) => preferences.save(store.id, person.id, body))
}

import {
  cancelSynchronisation,
  listSynchronisations,
  readSynchronisationSettings,
  resumeSynchronisation,
  saveSynchronisationSettings,
  synchronisationChanges,
  synchroniseCatalogue,
  synchroniseCollectionById,
  synchroniseCollectionProducts,
  synchroniseCollections,
  synchroniseSales,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { SynchronisationService } from './synchronisation.service.ts'

const numbers = (joined: string | undefined): number[] => [
  ...new Set(
    (joined ?? '')
      .split(',')
      .filter((number) => number !== '')
      .map(Number),
  ),
]

/** Calls about bringing the platform's catalogue and sales in. */
export const synchronisationRoutes = (route: Route, synchronisations: SynchronisationService): void => {
  route(synchroniseCatalogue, ({ store, person, query }) => synchronisations.catalogue(store.id, person.id, numbers(query.categories)))
  route(synchroniseCollections, ({ store, person }) => synchronisations.collections(store.id, person.id))
  route(synchroniseCollectionById, ({ store, person, query }) =>
    synchronisations.collection(store.id, person.id, Number(query.collectionId), false),
  )
  route(synchroniseCollectionProducts, ({ store, person, query }) =>
    synchronisations.collection(store.id, person.id, Number(query.idCollection), true),
  )
  route(synchroniseSales, ({ store, person }) => synchronisations.sales(store.id, person.id))
  route(listSynchronisations, ({ store }) => synchronisations.latest(store.id))
  route(cancelSynchronisation, ({ store, params }) => synchronisations.cancel(store.id, params.id))
  route(resumeSynchronisation, ({ store, params }) => synchronisations.resume(store.id, params.id))
  route(synchronisationChanges, ({ store, params }) => synchronisations.changes(store.id, params.id))
  route(readSynchronisationSettings, ({ store }) => synchronisations.settings(store.id))
  route(saveSynchronisationSettings, ({ store, body }) => synchronisations.saveSettings(store.id, body))
}

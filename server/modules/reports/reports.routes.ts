import {
  categoriesTable,
  orderingEffect,
  orderLines,
  ordersByHour,
  productsTable,
  publicationMarks,
  salesByBand,
  salesByHour,
  salesByRange,
  totalSales,
  totalValuesOrder,
} from '../../../contract/index.ts'
import type { Route } from '../../http/route.ts'
import type { EffectsService } from './effects.service.ts'
import type { LiveService } from './live.service.ts'
import type { ReportsService } from './reports.service.ts'

/** Calls about what was sold. */
export const reportsRoutes = (route: Route, reports: ReportsService, live: LiveService, effects: EffectsService): void => {
  route(salesByRange, ({ store, person, query }) => reports.salesByRange(store, person.id, query))
  route(totalSales, ({ store, person, query }) => reports.totalSales(store, person.id, query))
  route(categoriesTable, ({ store, person, query }) => reports.categoriesTable(store, person.id, query))
  route(productsTable, ({ store, person, query, compact }) => reports.productsTable(store, person.id, query, compact))
  route(salesByHour, ({ store, person, query }) => reports.salesByHour(store, person.id, query))
  route(salesByBand, ({ store, person, query }) => reports.salesByBand(store, person.id, query))
  route(publicationMarks, ({ store, person, query }) => reports.publicationMarks(store, person.id, query))
  route(orderingEffect, ({ store, query }) => effects.read(store, query.publication))
  route(orderLines, ({ store, person, query }) => reports.orderLines(store, person.id, query))
  route(totalValuesOrder, ({ store, query }) => live.totalValuesOrder(store, query))
  route(ordersByHour, ({ store, query }) => live.ordersByHour(store, query))
}

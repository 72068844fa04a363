import type { AutomationTables } from './tables/automations.ts'
import type { CatalogueTables } from './tables/catalogue.ts'
import type { OrderingTables } from './tables/orderings.ts'
import type { PaymentTables } from './tables/payments.ts'
import type { PeopleTables } from './tables/people.ts'
import type { SalesTables } from './tables/sales.ts'
import type { SamaraCollectionTables } from './tables/samara-collections.ts'
import type { ScoreTables } from './tables/scores.ts'
import type { StoreTables } from './tables/stores.ts'

/** Every table, by its name in the database. */
export interface Tables
  extends
    PeopleTables,
    StoreTables,
    CatalogueTables,
    OrderingTables,
    SalesTables,
    ScoreTables,
    AutomationTables,
    SamaraCollectionTables,
    PaymentTables {}

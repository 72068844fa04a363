import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  automationCauses,
  automationLevels,
  automationOutcomes,
  learnedBases,
  listKinds,
  orderStates,
  platformListKinds,
  publicationWays,
  refusalReasons,
  roles,
  storeReadiness,
  storeTypes,
  synchronisationPhases,
  synchronisationScopes,
} from '../../contract/index.ts'
import { startTestSamara, type TestSamara } from '../testing/samara.ts'
import { actorKinds, bandedLists, changeKinds, feeds, invitationStates, waits, writeResults } from './column-words.ts'

/** The words that the code knows for a column. */
const words: Record<string, readonly string[]> = {
  'stores.store_type': storeTypes,
  'stores.readiness': storeReadiness,
  'memberships.role': roles,
  'orderings.list_kind': listKinds,
  'list_scores.list_kind': platformListKinds,
  'list_demand.list_kind': platformListKinds,
  'learned_demand.basis': learnedBases,
  'automations.level': automationLevels,
  'automations.due_cause': automationCauses.filter((cause) => cause !== 'person'),
  'automation_runs.cause': automationCauses,
  'automation_run_lists.list_kind': listKinds,
  'backtest_runs.list_group': automationLevels,
  'backtest_run_lists.list_kind': listKinds,
  'automation_run_lists.outcome': automationOutcomes,
  'publications.list_kind': listKinds,
  'notices.list_kind': listKinds,
  'ordering_drafts.list_kind': listKinds,
  'proposals.list_kind': listKinds,
  'publications.way': publicationWays,
  'publication_writes.result': writeResults,
  'publication_writes.reason': refusalReasons,
  'runs.waits_for': waits,
  'runs.actor': actorKinds,
  'synchronisations.scope': synchronisationScopes,
  'synchronisations.phase': synchronisationPhases,
  'synchronisation_changes.kind': changeKinds,
  'sales_coverage.feed': feeds,
  'counted_sales.state': orderStates,
  'sales_bands.list_kind': bandedLists,
  'list_sightings.list_kind': listKinds,
  'partner_invitations.state': invitationStates,
}

let samara: TestSamara
const allowed = new Map<string, string[]>()
beforeAll(async () => {
  samara = await startTestSamara()
  const { rows } = await samara.connection.pool.query<{ column: string; rule: string }>(
    `select c.conrelid::regclass || '.' || a.attname as column, pg_get_constraintdef(c.oid) as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1`,
  )
  for (const { column, rule } of rows)
    if (rule.includes('= ANY (ARRAY['))
      allowed.set(
        column,
        [...rule.matchAll(/'([^']*)'/g)].map(([, word]) => word!),
      )
})
afterAll(() => samara.close())

test.each(Object.keys(words))('the database accepts the same words as the code for %s', (column) => {
  expect(allowed.get(column)?.toSorted()).toEqual(words[column]!.toSorted())
})

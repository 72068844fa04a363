import type { ColumnType, Generated } from 'kysely'
import type {
  AssistantPlan,
  AutomationCause,
  AutomationConfiguration,
  AutomationOutcome,
  Backtest,
  BacktestConfiguration,
  BacktestVerdict,
  ListGroup,
  ListKind,
} from '../../../contract/index.ts'
import type { Instant } from './column-types.ts'

interface Automations {
  store_id: string
  id: Generated<number>
  level: ListGroup
  name: string
  configuration: ColumnType<AutomationConfiguration, string, string>
  changed_by: string | null
  changed_at: Instant
  due_at: Instant | null
  due_cause: Exclude<AutomationCause, 'person'> | null
  request_key: string
  version: Generated<number>
}

interface AutomationRuns {
  store_id: string
  id: string
  automation_id: number
  cause: AutomationCause
  requested_at: Instant
}

interface AutomationRunLists {
  store_id: string
  run_id: string
  place: number
  list_kind: ListKind
  list_id: number
  list_name: string
  outcome: AutomationOutcome
  version: number | null
  first_screen: number | null
  places: number | null
  gain: number | null
  publication_id: string | null
  proposal_id: string | null
  other_automation: number | null
}

interface AssistantPlans {
  store_id: string
  person_id: string
  plan: ColumnType<AssistantPlan, string, string>
  changed_at: Instant
}

interface BacktestPasts {
  store_id: string
  as_of: string
  past: string
  kept_at: Instant
}

interface BacktestRuns {
  store_id: string
  id: string
  list_group: ListGroup
  configuration: ColumnType<BacktestConfiguration | null, string, string>
  as_of: string
  progress: Generated<number>
  found: ColumnType<Backtest | null, string | null, string | null>
  requested_at: Instant
}

interface BacktestRunLists {
  store_id: string
  run_id: string
  list_kind: ListKind
  list_id: number
  list_name: string
  products: number
  revenue28: number
  found: ColumnType<BacktestVerdict | null, string | null, string | null>
  gain: number | null
  certainty: number | null
}

/** Magic orderings, their runs, and what is tried on the past. */
export interface AutomationTables {
  automations: Automations
  automation_runs: AutomationRuns
  automation_run_lists: AutomationRunLists
  assistant_plans: AssistantPlans
  backtest_pasts: BacktestPasts
  backtest_runs: BacktestRuns
  backtest_run_lists: BacktestRunLists
}

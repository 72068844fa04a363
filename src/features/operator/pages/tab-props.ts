import type { OperatorRequest } from '../model/operator-request.ts'

/** What a tab of the operator’s page is given. */
export interface TabProps {
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
  filter: { filtered: boolean; onClear: () => void }
  hrefOf: (request: Partial<OperatorRequest>) => string
}

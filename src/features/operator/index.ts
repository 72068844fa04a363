/** What who runs the installation sees and does: people, stores, runs, health, the audit log, messages. */
export { operatorAddress, type OperatorRequest, operatorRequestOf } from './model/operator-request.ts'
export { OperatorPage } from './pages/operator-page.tsx'
export { useIsOperator } from './data/use-is-operator.ts'

import { ListState } from '../../../design/list-state/index.ts'
import { Panel } from '../../../design/panel/index.ts'
import { useFailureSentence, useSentences, type SayableFailure } from '../../../i18n/index.ts'

export type NoHomeState = { kind: 'failed'; failure: SayableFailure; again: () => void } | { kind: 'forbidden' }

/** Why home cannot be shown, and what to do. */
export function NoHomeView({ state }: { state: NoHomeState }) {
  const t = useSentences('home')
  const say = useFailureSentence()
  return (
    <Panel>
      <ListState
        state={
          state.kind === 'failed'
            ? { kind: 'failed', title: t('failed'), advice: say(state.failure), onRetry: state.again }
            : { kind: 'forbidden', advice: t('forbidden') }
        }
      />
    </Panel>
  )
}

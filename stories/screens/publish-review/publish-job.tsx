import { useState } from 'react'
import { Button } from '../../../src/design/button/index.ts'
import { JobProgress } from '../../../src/design/job-progress/index.ts'
import { Link } from '../../../src/design/link/index.ts'
import { useStateWords } from '../../../src/design/state-badge/index.ts'
import { useSpeech } from '../frame/index.ts'
import { after, category, differences, writes } from './draft.ts'
import { publishReviewWords } from './publish-review.words.ts'

/** How far the publication is. */
export type PublishPhase = 'running' | 'retrying' | 'differs' | 'failed'

/** How far a publication was when the picture was taken. */
const done = Math.floor(writes / 2)

/** The publication on its way, or what came of it. */
export function PublishJob({ phase: first }: { phase: PublishPhase }) {
  const { say, format } = useSpeech(publishReviewWords)
  const states = useStateWords()
  const [phase, setPhase] = useState<PublishPhase>(first)
  const [cancelling, setCancelling] = useState(false)
  const counts = (written: number, failed: number) => [
    { label: say.written, value: format.number(written) },
    { label: say.skipped, value: format.number(after.length - writes) },
    { label: say.failedOnes, value: format.number(failed), bad: failed > 0 },
  ]
  const retrying = phase === 'retrying'
  if (phase === 'running' || retrying) {
    return (
      <JobProgress
        title={category}
        state="running"
        stateLabel={states.running}
        progress={retrying ? { done: 0, total: differences.length } : { done, total: writes }}
        timeLeft={retrying ? 1 : Math.ceil(((writes - done) * 2) / 50)}
        rate={1_500}
        canBeLeft
        counts={counts(retrying ? writes : done, 0)}
        onCancel={() => setCancelling(true)}
        cancelling={cancelling}
      />
    )
  }
  if (phase === 'failed') {
    return (
      <JobProgress
        title={category}
        state="failed"
        stateLabel={states.failed}
        progress={{ done: 2, total: writes }}
        note={say.ended('10:24')}
        counts={counts(2, 0)}
        result={say.failedResult}
        actions={
          <Link href="#configuration-stores">{say.checkCredential}</Link>
        }
      />
    )
  }
  return (
    <JobProgress
      title={category}
      state="faulty"
      stateLabel={states['done-with-errors']}
      progress={{ done: writes, total: writes }}
      note={say.ended('10:24')}
      counts={counts(writes, 0)}
      verification={{ checked: after.length, verified: after.length - differences.length, differences }}
      actions={
        <>
          <Button size="sm" onClick={() => setPhase('retrying')}>
            {say.retryTwo}
          </Button>
          <Link href="https://demogiftshop.example/mugs" external>
            {say.seeShop}
          </Link>
        </>
      }
    />
  )
}

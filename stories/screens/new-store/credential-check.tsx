import { Banner } from '../../../src/design/banner/index.ts'
import { Button } from '../../../src/design/button/index.ts'
import { SynchroniseIcon } from '../../../src/design/icon/index.ts'
import { Progress } from '../../../src/design/progress/index.ts'
import { useTexts } from '../frame/index.ts'
import { newStoreWords } from './new-store.words.ts'
import { RightsTable } from './rights-table.tsx'
import { countOf, rights } from './rights.ts'

/** Where the check of a credential is. */
export type CheckState = 'unasked' | 'checking' | 'complete' | 'incomplete' | 'refused' | 'failed'

interface CredentialCheckProps {
  state: CheckState
  onAgain: () => void
}

/** What came out of a check, in a sentence, and right by right. */
export function CredentialCheck({ state, onAgain }: CredentialCheckProps) {
  const { say, format } = useTexts(newStoreWords)
  const found = rights[state === 'refused' || state === 'failed' ? 'unasked' : state]
  const missing = countOf(found, 'missing')
  const again = (
    <Button size="sm" icon={<SynchroniseIcon />} onClick={onAgain}>
      {say.again}
    </Button>
  )
  return (
    <div className="flex flex-col gap-3">
      {state === 'checking' && (
        <Progress
          label={say.checking}
          value={found.length - countOf(found, 'checking')}
          max={found.length}
          detail={say.checkingOf(format.number(found.length - countOf(found, 'checking')), format.number(found.length))}
        />
      )}
      {state === 'complete' && (
        <Banner tone="success" title={say.allGood}>
          {say.allGoodText(format.number(countOf(found, 'unknown')))}
        </Banner>
      )}
      {state === 'incomplete' && (
        <Banner tone="warning" title={say.missing(format.number(missing), missing === 1)} action={again}>
          {say.missingText}
        </Banner>
      )}
      {state === 'refused' && (
        <Banner tone="danger" title={say.refused}>
          {say.refusedText}
        </Banner>
      )}
      {state === 'failed' && (
        <Banner tone="danger" title={say.failed} action={again}>
          {say.failedText}
        </Banner>
      )}
      <RightsTable rights={found} />
    </div>
  )
}

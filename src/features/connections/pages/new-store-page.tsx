import { useRef, useState, type ReactNode } from 'react'
import type { CheckedKey, StoreCredential } from '../../../../contract/index.ts'
import { failureOf } from '../../../api/index.ts'
import type { SayableFailure } from '../../../i18n/index.ts'
import { useConnections } from '../data/use-connections.ts'
import { emptyKey, faultsOf, type KeyCheck, type KeyFault, type NewStoreStep } from '../model/new-store.ts'
import { NewStoreView } from '../views/new-store-view.tsx'

export interface NewStorePageProps {
  /** Something to know before one begins. */
  notice?: ReactNode
  /** Where the person's stores are. */
  storesHref: string
  /** A store was made: its catalogue comes in. */
  onMade: (store: StoreCredential) => void
}

/** Connects a store. What was typed stays until it is connected, whatever the platform answers. */
export function NewStorePage({ notice, storesHref, onMade }: NewStorePageProps) {
  const connections = useConnections()
  const [step, setStep] = useState<NewStoreStep>('platform')
  const [platform, setPlatform] = useState<'vtex' | 'demo'>('vtex')
  const [typed, setTyped] = useState(emptyKey)
  const [faults, setFaults] = useState<readonly KeyFault[]>([])
  const [check, setCheck] = useState<KeyCheck>({ kind: 'none' })
  const [checked, setChecked] = useState<CheckedKey | null>(null)
  const [name, setName] = useState('')
  const [making, setMaking] = useState(false)
  const [failure, setFailure] = useState<SayableFailure | null>(null)
  // Sent again after a failure, the same request makes no second store.
  const request = useRef(crypto.randomUUID())

  const tryKey = async (): Promise<void> => {
    const wrong = faultsOf(typed)
    setFaults(wrong)
    setFailure(null)
    if (wrong.length > 0) return
    setCheck({ kind: 'running' })
    try {
      const found = await connections.check(typed)
      setChecked(found)
      setCheck({ kind: 'none' })
      setName((present) => (present === '' ? found.account : present))
      setStep('rights')
    } catch (error) {
      setCheck({ kind: 'failed', failure: failureOf(error) })
      setStep('key')
    }
  }

  const make = async (work: () => Promise<StoreCredential>): Promise<void> => {
    setMaking(true)
    setFailure(null)
    try {
      onMade(await work())
    } catch (error) {
      setFailure(failureOf(error))
      setMaking(false)
    }
  }

  return (
    <NewStoreView
      notice={notice}
      storesHref={storesHref}
      step={step}
      onStep={(next) => {
        setFailure(null)
        setStep(next)
      }}
      platform={platform}
      onPlatform={setPlatform}
      typed={typed}
      onTyped={(next) => {
        setTyped(next)
        setFaults([])
        setCheck({ kind: 'none' })
        setChecked(null)
        request.current = crypto.randomUUID()
      }}
      faults={faults}
      check={check}
      checked={checked}
      onCheck={() => void tryKey()}
      name={name}
      onName={setName}
      making={making}
      failure={failure}
      onConnect={() => void make(() => connections.connect(typed, name.trim(), request.current))}
      onDemo={() => void make(() => connections.addDemo(request.current))}
    />
  )
}

import { useCallback, useState } from 'react'
import { proveIdentity } from '../../../../contract/index.ts'
import { ApiProblem, type Failure, failureOf, useApi, useSession } from '../../../api/index.ts'

/** The person closed the question for the password: what they wanted is not done, and no error is shown. */
export class NotProven extends Error {
  override readonly name = 'NotProven'
}

/** The question for the password. */
export interface ProofQuestion {
  sending: boolean
  failure: Failure | null
  prove: (password: string) => void
  close: () => void
}

export interface Proof {
  /** Null while nothing is asked. */
  question: ProofQuestion | null
  /**
   * Does something. Where the server wants a fresh proof first, asks for the
   * password and does it then. Rejects with `NotProven` or what `act` throws.
   */
  withProof: <T>(act: () => Promise<T>) => Promise<T>
}

const isWanted = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'user/proof-needed'

/** Asks for the password again when the server wants to know who it is. */
export function useProof(): Proof {
  const { person } = useSession()
  const { call } = useApi()
  const [waiting, setWaiting] = useState<{ proven: () => void; notProven: () => void } | null>(null)
  const [state, setState] = useState<{ sending: boolean; failure: Failure | null }>({ sending: false, failure: null })

  const withProof = useCallback(async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act()
    } catch (error) {
      if (!isWanted(error)) throw error
      await new Promise<void>((resolve, reject) => {
        setState({ sending: false, failure: null })
        setWaiting({ proven: resolve, notProven: () => reject(new NotProven()) })
      })
      return act()
    }
  }, [])

  const question = waiting && {
    ...state,
    prove: (password: string) => {
      setState({ sending: true, failure: null })
      call(proveIdentity, { params: { email: person.email }, body: { password } }).then(
        () => {
          setWaiting(null)
          waiting.proven()
        },
        (error: unknown) => setState({ sending: false, failure: failureOf(error) }),
      )
    },
    close: () => {
      setWaiting(null)
      waiting.notProven()
    },
  }
  return { question, withProof }
}

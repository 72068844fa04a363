import { readProfile } from '../../../../contract/index.ts'
import { useEndpoint, useSession } from '../../../api/index.ts'

/** Whether the person runs the installation; undefined until that is known. */
export function useIsOperator(): boolean | undefined {
  const { email } = useSession().person
  return useEndpoint(readProfile, { params: { email } }).data?.operator
}

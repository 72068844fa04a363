import { SearchInput } from '../../../design/search-input/index.ts'
import { Select } from '../../../design/select/index.ts'
import type { OperatorRequest } from '../model/operator-request.ts'

export interface SearchAndStateProps<State extends string> {
  /** What is searched for. */
  search: string
  /** What a state is called, and all of them. */
  state: string
  allStates: string
  states: readonly State[]
  labelOf: (state: State) => string
  requested: OperatorRequest
  onAsk: (part: Partial<OperatorRequest>) => void
}

/** Above a list: words to search for, and the state that its rows are in. */
export function SearchAndState<State extends string>({
  search: searchLabel,
  state: stateLabel,
  allStates,
  states,
  labelOf,
  requested,
  onAsk,
}: SearchAndStateProps<State>) {
  return (
    <>
      <span className="flex-1 sm:max-w-80">
        <SearchInput label={searchLabel} value={requested.search} onValueChange={(search) => onAsk({ search })} />
      </span>
      <span className="w-48 max-sm:w-full">
        <Select
          aria-label={stateLabel}
          value={requested.state}
          onValueChange={(state) => onAsk({ state })}
          options={[{ value: '', label: allStates }, ...states.map((value) => ({ value, label: labelOf(value) }))]}
        />
      </span>
    </>
  )
}

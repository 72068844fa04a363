import { expect, test, vi } from 'vitest'
import type { MassOutcome } from '../../../../contract/index.ts'
import { listOf, outcomeOf } from '../mass-ordering.fixtures.ts'
import { countsOf, isWorking, type Refusal, type RunLine } from '../model/run.ts'
import { usualRecipe } from '../model/recipe.ts'
import { massRun } from './mass-run.ts'

class Refused extends Error {
  readonly refusal: Refusal
  constructor(code: Refusal['code']) {
    super(code)
    this.refusal = { code }
  }
}

const lists = [1, 2, 3, 4, 5, 6, 7].map((id) => listOf(id))

/** A run whose questions are answered by hand, in any sequence. */
function byHand() {
  const requested: {
    line: RunLine
    version: number | undefined
    signal: AbortSignal
    answer: (outcome: MassOutcome) => void
    refuse: (error: Error) => void
  }[] = []
  const settled = vi.fn()
  const run = massRun({
    ask: (_, line, signal) =>
      new Promise((answer, refuse) => {
        requested.push({ line, version: line.outcome?.ordering.version, signal, answer, refuse })
        signal.addEventListener('abort', () => refuse(signal.reason as Error))
      }),
    refusalOf: (error) => (error instanceof Refused ? error.refusal : { code: 'server/unexpected' }),
    settled,
  })
  /** Answers everything that is asked, and what is asked then, until nothing is. */
  const answerAll = async (how: (line: RunLine) => MassOutcome | Error) => {
    for (let nth = 0; nth < requested.length || isWorking(run.read()!); nth++) {
      const question = requested[nth]
      if (!question) throw new Error('nothing is asked, and yet something is under way')
      const reply = how(question.line)
      if (reply instanceof Error) question.refuse(reply)
      else question.answer(reply)
      await Promise.resolve()
      await Promise.resolve()
      await Promise.resolve()
    }
    requested.length = 0
  }
  return { run, requested, settled, answerAll, states: () => run.read()?.lines.map(({ state }) => state) }
}

const preview = ({ list }: RunLine): MassOutcome => outcomeOf(list, 'preview')

test('no more than three lists are asked about at once, and every one has its turn', async () => {
  const { run, requested, answerAll, states } = byHand()
  run.preview(usualRecipe, lists)
  expect(requested).toHaveLength(3)
  expect(states()).toEqual(['working', 'working', 'working', 'waiting', 'waiting', 'waiting', 'waiting'])
  requested[1]!.answer(preview(requested[1]!.line))
  await vi.waitFor(() => expect(requested).toHaveLength(4))
  requested.splice(1, 1)
  await answerAll(preview)
  expect(states()).toEqual(lists.map(() => 'previewed'))
})

test('only what was chosen is ordered, each by the version that its preview showed', async () => {
  const { run, requested, answerAll, states, settled } = byHand()
  run.preview(usualRecipe, lists)
  await answerAll(preview)
  expect(settled).not.toHaveBeenCalled()
  run.apply(new Set([2, 5]))
  expect(requested.map(({ line, version }) => [line.list.id, line.task, version])).toEqual([
    [2, 'apply', 2],
    [5, 'apply', 2],
  ])
  await answerAll(({ list }) => outcomeOf(list, list.id === 2 ? 'saved' : 'unchanged', 0))
  expect(states()).toEqual(['previewed', 'saved', 'previewed', 'previewed', 'unchanged', 'previewed', 'previewed'])
  expect(settled).toHaveBeenCalledOnce()
})

test('one that fails keeps no other from being ordered, and those left over can be tried again', async () => {
  const { run, requested, answerAll, states } = byHand()
  run.preview(usualRecipe, lists.slice(0, 4))
  await answerAll(preview)
  run.apply(new Set([1, 2, 3, 4]))
  await answerAll(({ list }) =>
    list.id === 2 ? new Refused('network/unreachable') : list.id === 3 ? new Refused('ordering/stale-version') : outcomeOf(list, 'saved'),
  )
  expect(states()).toEqual(['saved', 'failed', 'stale', 'saved'])
  expect(countsOf(run.read()!)).toMatchObject({ saved: 2, left: 2, task: null })

  run.again()
  // The one that somebody else saved must be seen anew first; the other was seen already.
  expect(requested.map(({ line }) => [line.list.id, line.task])).toEqual([
    [2, 'apply'],
    [3, 'preview'],
  ])
  await answerAll((line) => outcomeOf(line.list, line.task === 'apply' ? 'saved' : 'preview'))
  expect(states()).toEqual(['saved', 'saved', 'previewed', 'saved'])
})

test('a preview that is called off asks nothing more and takes no late answer', async () => {
  const { run, requested, states } = byHand()
  run.preview(usualRecipe, lists)
  requested[0]!.answer(preview(requested[0]!.line))
  await vi.waitFor(() => expect(requested).toHaveLength(4))
  run.stop()
  expect(requested[1]!.signal.aborted).toBe(true)
  await Promise.resolve()
  expect(states()).toEqual(['previewed', 'stopped', 'stopped', 'stopped', 'stopped', 'stopped', 'stopped'])
  expect(requested).toHaveLength(4)
})

test('what is being ordered is not torn apart when the rest is called off', async () => {
  const { run, requested, answerAll, states } = byHand()
  run.preview(usualRecipe, lists)
  await answerAll(preview)
  run.apply(new Set(lists.map(({ id }) => id)))
  run.stop()
  expect(requested.every(({ signal }) => !signal.aborted)).toBe(true)
  expect(states()).toEqual(['working', 'working', 'working', 'previewed', 'previewed', 'previewed', 'previewed'])
  await answerAll(({ list }) => outcomeOf(list, 'saved'))
  expect(states()).toEqual(['saved', 'saved', 'saved', 'previewed', 'previewed', 'previewed', 'previewed'])
})

test('another recipe takes no answers of the former one', async () => {
  const { run, requested, states } = byHand()
  run.preview(usualRecipe, lists.slice(0, 2))
  const [former] = requested
  run.preview(usualRecipe, lists.slice(0, 2))
  former!.answer(outcomeOf(former!.line.list, 'preview', 99))
  await vi.waitFor(() => expect(requested).toHaveLength(4))
  expect(states()).toEqual(['working', 'working'])
})

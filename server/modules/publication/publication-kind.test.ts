import { expect, test } from 'vitest'
import { publicationEnded } from '../../../contract/index.ts'
import { hasEnded, isSent, publicationKind, type PublicationStage, shownState, stagesSent, stagesUnderWay } from './publication-kind.ts'

const stages = Object.keys(publicationKind.states) as PublicationStage[]

test('a publication is shown as ended exactly when its run has ended', () => {
  for (const state of stages)
    for (const waitsFor of ['nothing', 'worker'] as const)
      expect([state, publicationEnded(shownState({ state, waitsFor }))]).toEqual([state, hasEnded({ state })])
})

test('a publication is scheduled, under way, sent or ended', () => {
  expect(stagesUnderWay).toEqual(['planning', 'writing', 'gathering', 'replacing'])
  expect(stagesSent).toEqual(['checking', 'rechecking'])
  for (const state of stages)
    expect([
      state,
      Number(state === 'scheduled') + Number(stagesUnderWay.includes(state)) + Number(isSent({ state })) + Number(hasEnded({ state })),
    ]).toEqual([state, 1])
})

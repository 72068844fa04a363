import { findBreaches } from '../boundaries.ts'
import type { Circumstances, Stage, Step } from '../stage.ts'
import {
  storybook,
  deadCode,
  firstLoad,
  format,
  journeysOf,
  lintOf,
  naming,
  importRulesOf,
  serverTestsOf,
  storiesOf,
  typedFolders,
  typesOf,
  unitTestsOf,
  webApp,
} from '../stages.ts'
import { changedFiles } from './git.ts'
import { select } from './selection.ts'

/** A step that is begun later than this would end later than four minutes. */
const beginWithin = 170

/**
 * `npm test -- --changed`: what the last commit and the working tree can have broken, by the import graph. Quick checks run whole, the
 * rest only where a change reaches; what was left out is reported.
 */
export async function changedRun(): Promise<{ steps: Step[] } & Circumstances> {
  const began = Date.now()
  const [look, changed, folders] = await Promise.all([findBreaches(), changedFiles(), typedFolders()])
  const before = [{ title: 'imports are read', seconds: (Date.now() - began) / 1000 }]
  const { lint, typedFolders: typed, unit, server, stories, journeys, app, leftOut } = select(look.graph, changed, folders)
  const when = (wanted: boolean, ...stages: Stage[]) => (wanted ? stages : [])
  console.log(`${String(changed.length)} files are touched by the last commit or since.`)
  return {
    steps: [
      [
        [
          format,
          ...when(lint === null || lint.length > 0, lintOf(lint ?? [])),
          ...when(
            typed.length > 0,
            typesOf(() => Promise.resolve(typed)),
          ),
          ...when(unit.length > 0, unitTestsOf(unit)),
        ],
        [
          naming,
          importRulesOf(() => Promise.resolve(look)),
          deadCode,
          ...when(app, webApp, firstLoad),
          ...when(stories.length > 0, storybook),
        ],
      ],
      [when(server.length > 0, serverTestsOf(server))],
      [when(journeys.length > 0, journeysOf(journeys))],
      [when(stories.length > 0, storiesOf(stories))],
    ],
    before,
    beginWithin,
    leftOut,
  }
}

import type { PicturedPage } from '../../src/features/help/model/videos.ts'
import type { Control, StepName, TopicName } from '../../src/features/help/model/topics.ts'
import type { RouteName } from '../../src/app/paths.ts'
import type { SentenceName } from '../../src/i18n/keys.ts'

/** What is pointed at: a control as guided tours know it, or a thing of the demo shop by its name, which no language translates. */
export type Target = (Control | { thing: string }) & {
  /** Which of several alike, from 0. @default 0 */
  nth?: number
  /** The name only begins like the sentence. */
  begins?: true
}

/** One thing that the person in the video does. */
export type Action =
  | { do: 'point'; at: Target }
  | { do: 'click'; at: Target }
  | { do: 'type'; into: Target; text: string }
  /** Chooses an entry of a chooser by its value. */
  | { do: 'choose'; from: Target; value: string }
  | { do: 'drag'; from: Target; to: Target }
  | { do: 'scroll'; to: Target }
  | { do: 'press'; key: 'Escape' }
  | { do: 'wait'; seconds: number }
  /** The picture of the step is taken now; without it, at its end. */
  | { do: 'keep' }
  /** Waits until a control, or a text of the product, is on screen. */
  | { do: 'until'; there: Target | { text: SentenceName } }

/** A step of the topic, under its sentences: they are the caption as long as it takes. */
export interface VideoStep {
  step: StepName
  /** How long it is in the video. A step that takes longer is played faster, one that is done before rests. */
  seconds: number
  actions: readonly Action[]
}

/** How one topic is shown. */
export interface VideoScript {
  topic: TopicName
  /** Where it begins. */
  begins: RouteName
  /** What must be done before, without being shown. Ends wherever it ends; then the beginning is opened. */
  before?: readonly Action[]
  steps: readonly VideoStep[]
}

/** What a task that has no video is pictured by. */
export interface PicturesScript {
  page: PicturedPage
  begins: RouteName
  pictures: readonly { name: string; actions: readonly Action[] }[]
}

/** Seconds of a whole video. */
export const secondsOf = ({ steps }: VideoScript): number => steps.reduce((sum, { seconds }) => sum + seconds, 0)

/** Everything that a script does, one after another. */
const actionsOf = (script: VideoScript | PicturesScript): Action[] =>
  'pictures' in script
    ? script.pictures.flatMap(({ actions }) => actions)
    : [...(script.before ?? []), ...script.steps.flatMap(({ actions }) => actions)]

/** Every target that a script points at. */
export function targetsOf(script: VideoScript | PicturesScript): Target[] {
  return actionsOf(script).flatMap((action): Target[] => {
    switch (action.do) {
      case 'point':
      case 'click':
        return [action.at]
      case 'type':
        return [action.into]
      case 'choose':
        return [action.from]
      case 'drag':
        return [action.from, action.to]
      case 'scroll':
        return [action.to]
      case 'until':
        return 'text' in action.there ? [] : [action.there]
      case 'press':
      case 'wait':
      case 'keep':
        return []
    }
  })
}

/** Every sentence of the product that a script needs on screen. */
export function sentencesOf(script: VideoScript | PicturesScript): SentenceName[] {
  const awaited = actionsOf(script).flatMap((action) => (action.do === 'until' && 'text' in action.there ? [action.there.text] : []))
  return [...new Set([...targetsOf(script).flatMap((target) => ('label' in target ? [target.label] : [])), ...awaited])]
}

import { SaveBar } from '../../../design/save-bar/index.ts'
import { useFormat, useSentences } from '../../../i18n/index.ts'
import type { OrderingState } from '../../../../contract/index.ts'
import type { StepName } from '../model/history.ts'
import { useStepName } from './step-name.ts'

export interface ChangesBarProps {
  changes: number
  ordering: OrderingState
  /** Milliseconds since 1970. */
  now: number
  /** What undo and redo would do; null where there is nothing. */
  undo: StepName | null
  redo: StepName | null
  saving: boolean
  /** A publication is being asked for or under way. */
  publishing: boolean
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
  onPublish: () => void
}

/** What changed and is not saved, the way back, and the two ways on: save, publish. */
export function ChangesBar({ changes, ordering, now, undo, redo, saving, publishing, onUndo, onRedo, onSave, onPublish }: ChangesBarProps) {
  const t = useSentences('ordering')
  const format = useFormat()
  const stepName = useStepName()
  const { version, savedAt, savedBy, publishedVersion } = ordering
  const when = savedAt ? format.since(savedAt, now) : null
  return (
    <SaveBar
      label={t('bar.label')}
      changed={changes > 0}
      message={
        changes > 0
          ? t('changes', { count: changes, changes: format.number(changes) })
          : t(version === 0 ? 'bar.own' : publishedVersion !== null && publishedVersion >= version ? 'bar.published' : 'bar.saved')
      }
      hint={when ? (savedBy ? t('state.saved', { when, who: savedBy }) : t('state.savedAnonymous', { when })) : undefined}
      undo={{ label: undo ? t('undoNamed', { step: stepName(undo) }) : t('undo'), onPress: onUndo, disabled: !undo || saving, keys: ['Ctrl', 'Z'] }}
      redo={{ label: redo ? t('redoNamed', { step: stepName(redo) }) : t('redo'), onPress: onRedo, disabled: !redo || saving, keys: ['Ctrl', 'Y'] }}
      save={{ label: t('save'), onPress: onSave, disabled: changes === 0, loading: saving }}
      publish={{ label: t('publish'), onPress: onPublish, loading: publishing, disabled: changes === 0 && version === 0 }}
    />
  )
}

import { EditIcon, PauseIcon, RemoveIcon, RunIcon, VerifiedIcon } from '../../../src/design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { useTexts } from '../frame/index.ts'
import type { Automation } from './automations.ts'
import { automationsWords } from './automations.words.ts'

export type AutomationAction = 'run' | 'pause' | 'resume' | 'approve' | 'remove'

export interface AutomationActionsProps {
  automation: Automation
  onAction: (act: AutomationAction, automation: Automation) => void
}

/** What can be done with an automation. */
export function AutomationActions({ automation, onAction }: AutomationActionsProps) {
  const { say } = useTexts(automationsWords)
  const { state, id } = automation
  return (
    <>
      <MenuLink icon={<EditIcon />} href={`#automation-${id}`}>
        {say.actions.edit}
      </MenuLink>
      {state === 'held' && (
        <MenuItem icon={<VerifiedIcon />} onSelect={() => onAction('approve', automation)}>
          {say.actions.approve}
        </MenuItem>
      )}
      <MenuItem icon={<RunIcon />} onSelect={() => onAction('run', automation)}>
        {say.actions.run}
      </MenuItem>
      {state === 'paused' ? (
        <MenuItem icon={<RunIcon />} onSelect={() => onAction('resume', automation)}>
          {say.actions.resume}
        </MenuItem>
      ) : (
        <MenuItem icon={<PauseIcon />} onSelect={() => onAction('pause', automation)}>
          {say.actions.pause}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onAction('remove', automation)}>
        {say.actions.remove}
      </MenuItem>
    </>
  )
}

import { EditIcon, PauseIcon, RemoveIcon, RunIcon, VerifiedIcon } from '../../../src/design/icon/index.ts'
import { MenuItem, MenuLink, MenuSeparator } from '../../../src/design/menu/index.ts'
import { useSpeech } from '../frame/index.ts'
import type { Automation } from './automations.ts'
import { automationsWords } from './automations.words.ts'

export type AutomationAct = 'run' | 'pause' | 'resume' | 'approve' | 'remove'

export interface AutomationActionsProps {
  automation: Automation
  onAct: (act: AutomationAct, automation: Automation) => void
}

/** What can be done with an automation. */
export function AutomationActions({ automation, onAct }: AutomationActionsProps) {
  const { say } = useSpeech(automationsWords)
  const { state, id } = automation
  return (
    <>
      <MenuLink icon={<EditIcon />} href={`#automation-${id}`}>
        {say.acts.edit}
      </MenuLink>
      {state === 'held' && (
        <MenuItem icon={<VerifiedIcon />} onSelect={() => onAct('approve', automation)}>
          {say.acts.approve}
        </MenuItem>
      )}
      <MenuItem icon={<RunIcon />} onSelect={() => onAct('run', automation)}>
        {say.acts.run}
      </MenuItem>
      {state === 'paused' ? (
        <MenuItem icon={<RunIcon />} onSelect={() => onAct('resume', automation)}>
          {say.acts.resume}
        </MenuItem>
      ) : (
        <MenuItem icon={<PauseIcon />} onSelect={() => onAct('pause', automation)}>
          {say.acts.pause}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<RemoveIcon />} tone="danger" onSelect={() => onAct('remove', automation)}>
        {say.acts.remove}
      </MenuItem>
    </>
  )
}

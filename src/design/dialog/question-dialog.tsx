import { Button } from '../button/index.ts'
import { AnsweredDialog, type AnsweredDialogProps } from './answered-dialog.tsx'

export interface QuestionDialogProps extends AnsweredDialogProps {
  /** `accent` where nothing is destroyed. @default 'danger' */
  tone?: 'accent' | 'danger' | undefined
  onConfirm: () => void
}

/**
 * Asks once more before something is done that somebody would miss: open as long as it is drawn, left by its button, the cross or Escape.
 * @example
 * <QuestionDialog title="¿Quitar a Marta de la tienda?" description="Deja de verla ahora mismo." action="Quitar el acceso"
 *   onConfirm={remove} onClose={close} />
 */
export function QuestionDialog({ action, tone = 'danger', busy = false, size = 'sm', onConfirm, ...rest }: QuestionDialogProps) {
  return (
    <AnsweredDialog
      {...rest}
      decisive
      size={size}
      doing={
        <Button tone={tone} loading={busy} onClick={onConfirm}>
          {action}
        </Button>
      }
    />
  )
}

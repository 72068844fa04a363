import { useId } from 'react'
import { Button } from '../button/index.ts'
import { AnsweredDialog, type AnsweredDialogProps } from '../dialog/index.ts'
import { Form } from './form.tsx'

export interface FormDialogProps extends AnsweredDialogProps {
  /** `danger` where something is destroyed: a click beside the dialog does not close it then. @default 'accent' */
  tone?: 'accent' | 'danger' | undefined
  /** What was typed cannot be sent yet, and what is missing is plain to see. @default false */
  disabled?: boolean | undefined
  onSubmit: () => void
}

/**
 * A few questions in a dialog: sent by its button or by Enter, left by the other button, the
 * cross or Escape. Open as long as it is drawn; what was typed stays when it could not be done.
 * @example
 * <FormDialog title="Cambiar el nombre" action="Guardar" busy={saving} onSubmit={save} onClose={close}><Field label="Nombre"><Input
 *   name="name" /></Field></FormDialog>
 */
export function FormDialog({ action, tone = 'accent', disabled = false, busy = false, onSubmit, children, ...rest }: FormDialogProps) {
  const form = useId()
  return (
    <AnsweredDialog
      {...rest}
      decisive={tone === 'danger'}
      doing={
        <Button type="submit" form={form} tone={tone} loading={busy} disabled={disabled}>
          {action}
        </Button>
      }
    >
      <Form
        id={form}
        busy={busy}
        onSubmit={() => {
          if (!disabled) onSubmit()
        }}
      >
        <div className="flex min-w-0 flex-col gap-4">{children}</div>
      </Form>
    </AnsweredDialog>
  )
}

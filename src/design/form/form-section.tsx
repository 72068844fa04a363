import { useId, type ComponentProps, type ReactNode } from 'react'
import { SavedMark } from './saved-mark.tsx'
import { fields, section, type FormColumns, type FormSectionLayout } from './form.variants.ts'

export interface FormSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** What these questions are for. */
  description?: ReactNode
  /** Says beside the title that what was chosen is kept: for fields that need no button. @default false */
  saved?: boolean | undefined
  /** Two stand beside each other where there is room; a field with `data-wide` takes both. @default 1 */
  columns?: FormColumns | undefined
  /** @default 'stacked' */
  layout?: FormSectionLayout | undefined
  /** Which heading the title is. @default 2 */
  level?: 2 | 3 | 4 | undefined
}

/**
 * Fields that belong together, under or beside what they are about.
 * @example <FormSection title="Contraseña" description="Déjala vacía para no cambiarla." columns={2}>…</FormSection>
 */
export function FormSection({
  title,
  description,
  saved = false,
  columns,
  layout,
  level = 2,
  className,
  children,
  ...rest
}: FormSectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      data-slot="form-section"
      aria-labelledby={title === undefined ? undefined : id}
      className={section({ layout, className })}
      {...rest}
    >
      {(title !== undefined || description !== undefined) && (
        <div className="min-w-0">
          {title !== undefined && (
            <div className="flex flex-wrap items-center gap-x-3">
              <Heading id={id} className="text-lg font-semibold">
                {title}
              </Heading>
              <SavedMark saved={saved} />
            </div>
          )}
          {description && <p className="max-w-prose text-sm text-pretty text-muted">{description}</p>}
        </div>
      )}
      <div className="@container/fields min-w-0">
        <div className={fields({ columns })}>{children}</div>
      </div>
    </section>
  )
}

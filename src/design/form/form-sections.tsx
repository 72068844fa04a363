import type { ComponentProps } from 'react'
import { sections } from './form.variants.ts'

/**
 * Sections whose answers hold as soon as they are given: laid out as those of a form, without something to send.
 * @example <FormSections><FormSection layout="beside" title="Idioma">…</FormSection></FormSections>
 */
export function FormSections({ className, ...rest }: ComponentProps<'div'>) {
  return <div data-slot="form-sections" className={sections({ className })} {...rest} />
}

import { cva } from 'class-variance-authority'

/** The box is the input's; what is in it stands at its top. */
export const textareaBox =
  'flex-col items-stretch py-0 has-[textarea[aria-invalid=true]]:border-danger has-[textarea[aria-invalid=true]]:outline-danger has-[textarea:disabled]:cursor-not-allowed has-[textarea:disabled]:border-default has-[textarea:disabled]:bg-disabled has-[textarea:disabled]:text-disabled has-[textarea[readonly]]:border-default has-[textarea[readonly]]:bg-sunken'

/** The text and its double lie on each other; the double is never seen and gives the height. */
export const textareaInset = cva([
  'grid max-h-(--tallest) min-w-0 overflow-y-auto',
  'after:invisible after:col-start-1 after:row-start-1 after:min-h-(--shortest) after:py-1.5 after:break-words after:whitespace-pre-wrap after:content-[attr(data-text)_"_"] pointer-coarse:after:py-2.5',
])

export const textareaElement = cva(
  'col-start-1 row-start-1 min-w-0 resize-none overflow-hidden bg-transparent py-1.5 break-words outline-none placeholder:text-subtle disabled:cursor-not-allowed disabled:placeholder:text-disabled pointer-coarse:py-2.5',
)

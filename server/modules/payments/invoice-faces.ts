import type { Font } from 'fontkit'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The faces that an invoice is written with. */
export interface InvoiceFaces {
  regular: Font
  bold: Font
}

/** The product's face, whole: Latin with all its marks, Greek and Cyrillic. Only the letters that are used come into a file. */
const files = {
  regular: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')),
}

async function open(): Promise<InvoiceFaces> {
  const { create } = await import('fontkit')
  // Neither file is a collection of faces.
  const face = async (file: string) => create(await readFile(file)) as Font
  return { regular: await face(files.regular), bold: await face(files.bold) }
}

let opened: Promise<InvoiceFaces> | undefined

/**
 * The faces, opened once: what a face says of its letters takes the event loop 130 ms to read, and a document that opens
 * its own face reads it again. Where they could not be opened, the next invoice tries again.
 */
export function invoiceFaces(): Promise<InvoiceFaces> {
  opened ??= open().catch((fault: unknown) => {
    opened = undefined
    throw fault
  })
  return opened
}

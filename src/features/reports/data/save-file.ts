import { download } from '../../../design/download/index.ts'
import type { FileFormat, FileOrigin, FileTable } from '../model/table-file.ts'
import type { FileRequest } from './write-file.worker.ts'

/** Writes a table as a file and hands it to the browser's downloads. Rejects where the browser cannot. */
export async function saveFile(table: FileTable, origin: FileOrigin, format: FileFormat, name: string): Promise<void> {
  const worker = new Worker(new URL('./write-file.worker.ts', import.meta.url), { type: 'module' })
  const file = await new Promise<Blob>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => done(data))
    worker.addEventListener('error', ({ message }) => fail(new Error(message)))
    worker.postMessage({ table, origin, format } satisfies FileRequest)
  }).finally(() => worker.terminate())
  download(file, `${name}.${format}`)
}

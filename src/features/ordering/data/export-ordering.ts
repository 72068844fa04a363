import type { ExportRequest } from './export.worker.ts'

/** Writes an ordering as a file. Rejects where the browser cannot. */
export function exportOrdering(request: ExportRequest): Promise<Blob> {
  const worker = new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((done, fail) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => done(data))
    worker.addEventListener('error', ({ message }) => fail(new Error(message)))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}

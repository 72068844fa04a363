/** Reads one file in a process of its own, and ends. See `read-in-process.ts`. */
import { ProblemError } from '../../kernel/problem.ts'
import { readOrderingFile } from './read-ordering-file.ts'
import type { FileTask, FileReply } from './read-in-process.ts'

const replyTo = ({ bytes, products, mostBad }: FileTask): Promise<FileReply> =>
  readOrderingFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), products, mostBad).then(
    (checked) => ({ checked }),
    (error: unknown) => (error instanceof ProblemError ? { code: error.code, detail: error.message } : { error: error as Error }),
  )

process.once('message', (task: FileTask) => {
  void replyTo(task).then((reply) => process.send?.(reply, () => process.disconnect()))
})
// The server is gone: nobody waits for an answer.
process.once('disconnect', () => process.exit())

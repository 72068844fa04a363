/** Takes a file that is dropped or chosen, and says line by line what came out of it. */
export { FileDrop, type FileDropProps } from './file-drop.tsx'
export { FileReport, type FileReportProps } from './file-report.tsx'
export type { BadLine } from './bad-lines.tsx'

/** Hands files to the browser's downloads. */
export { download } from './download.ts'

/** Builds the web app into `dist/`, unless it is built already from what lies here. */
import { buildWebApp } from './web-build.ts'

await buildWebApp(console.log)

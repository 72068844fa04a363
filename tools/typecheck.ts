import { runStages } from './stage.ts'
import { types } from './stages.ts'

process.exitCode = await runStages([[[types]]])

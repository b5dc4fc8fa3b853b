import { fileValues } from '#market/imports/file-values.ts'
import { manifestIntake } from '#market/manifests/manifest-columns.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { answerAsThread } from '#server/platform/spreadsheets/answer-as-thread.ts'
import { readManifestFile } from './read-manifest-file.ts'

await answerAsThread(
  howToRead(manifestIntake.columns).extend({ conditions: fileValues.shape.conditions }),
  readManifestFile,
)

import { globSync, readFileSync } from 'node:fs'
import { textsIn } from './texts-in.ts'

/** `npm run -s texts [FOLDER]…`: prints every text that a person reads, with its place. */
const chosen = process.argv.slice(2)
const folders = chosen.length > 0 ? chosen : ['web', 'market', 'server', 'payment-sandbox']

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !/\.test\.tsx?$|\/testing\/|\/migrations\//.test(file))
  .toSorted()

for (const file of files)
  for (const { line, text } of textsIn(file, readFileSync(file, 'utf8')))
    process.stdout.write(`${file}:${line}: ${text}\n`)

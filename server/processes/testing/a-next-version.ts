import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const HERE = fileURLToPath(new URL('../../..', import.meta.url))
const BUILT = ['dist/server', 'dist/threads']
const CODE = ['server', 'market', 'demo', 'payment-sandbox', 'package.json', ...BUILT]
const MIGRATIONS = 'server/platform/database/migrations'

/** This version with migrations after its last one, in a folder of its own. */
export function aNextVersion(migrations: { name: string; sql: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-next-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of CODE.filter((each) => existsSync(join(HERE, each))))
    cpSync(join(HERE, name), join(folder, name), { recursive: true })
  symlinkSync(join(HERE, 'node_modules'), join(folder, 'node_modules'))
  const last = readdirSync(join(folder, MIGRATIONS)).filter((name) => name.endsWith('.sql')).length
  for (const [at, { name, sql }] of migrations.entries()) {
    const number = String(last + at + 1).padStart(4, '0')
    writeFileSync(join(folder, MIGRATIONS, `${number}-${name}.sql`), sql)
  }
  return folder
}

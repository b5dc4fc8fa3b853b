import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const packageShape = z.object({ version: z.string() })

/** Such as `18`; nothing where there is no data directory. */
export function majorOfCluster(path: string): string | undefined {
  const file = join(path, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export function majorOfPackage(folder: string): string | undefined {
  const { version } = packageShape.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  return version.split('.')[0]
}

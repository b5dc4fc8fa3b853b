import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

// A script of plain JavaScript, which has no types.
const said = (platform: string) =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { unfitSystem } from './scripts/unfit-system.mjs'; process.stdout.write(String(unfitSystem('${platform}')))`,
  ]).toString()

describe('npm start', () => {
  test('names WSL 2 on Windows', () => expect(said('win32')).toContain('run it in WSL 2'))

  test.each(['linux', 'darwin'])('has nothing against %s', (platform) =>
    expect(said(platform)).toBe('undefined'),
  )
})

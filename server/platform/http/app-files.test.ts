import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSite, type TestSite } from '#server/testing/site.ts'

const SCRIPT = 'console.log("the whole app")\n'.repeat(50)

let site: TestSite
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-web-'))
  await mkdir(join(webFolder, 'assets'))
  await write('index.html', '<!doctype html>')
  await write('theme.js', '// theme')
  await write('assets/app.js', SCRIPT)
  await write('assets/app.js.br', brotliCompressSync(SCRIPT))
  await write('assets/app.js.gz', gzipSync(SCRIPT))
  site = await startSite({ webFolder })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

const write = (file: string, content: string | Buffer) => writeFile(join(webFolder, file), content)

const ask = (path: string, accepted: string) =>
  fetch(site.address + path, { headers: { 'Accept-Encoding': accepted } })

describe('a file of the app', () => {
  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    [null, 'identity'],
  ])('is sent as %s to a browser that takes %s', async (encoding, accepted) => {
    const answer = await ask('/assets/app.js', accepted)
    expect(answer.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer.headers.get('Content-Type')).toContain('javascript')
    expect(answer.headers.get('Vary')).toMatch(/accept-encoding/i)
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await answer.text()).toBe(SCRIPT)
  })

  test('without compressed forms is sent as it is', async () => {
    const answer = await ask('/theme.js', 'br, gzip')
    expect(answer.headers.has('Content-Encoding')).toBe(false)
    expect(answer.headers.get('Vary')).toMatch(/accept-encoding/i)
    expect(await answer.text()).toBe('// theme')
  })

  test('has no second address for its compressed forms', async () => {
    expect((await ask('/assets/app.js.br', 'br')).status).toBe(404)
  })
})

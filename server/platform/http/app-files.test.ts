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
  await write('index.html', '<!doctype html>the shell %SESSION%')
  await mkdir(join(webFolder, 'pages/inquiry'), { recursive: true })
  await write('pages/index.html', 'the landing page %CSP_NONCE% %SESSION%')
  await write('pages/inquiry/submitted.html', 'the thanks')
  await write(
    'pages/about.html',
    `<head>${linkTo('/assets/all.css')}${linkTo('/assets/about.css')}${linkTo('/assets/gone.css')}</head>${linkTo('/assets/all.css')}${FILLED}`,
  )
  await write('pages/empty.html', `<head>${linkTo('/assets/all.css')}</head>`)
  await write('assets/all.css', 'body{color:red}')
  await write('assets/about.css', 'h1{margin:$1}')
  await write('theme.js', '// theme')
  await write('assets/app.js', SCRIPT)
  await write('assets/scan-worker-Ab_9-x.js', '// reads barcodes')
  await write('assets/scan-worker-Ab_9-x.js.br', brotliCompressSync('// reads barcodes'))
  await write('assets/app.js.br', brotliCompressSync(SCRIPT))
  await write('assets/app.js.gz', gzipSync(SCRIPT))
  site = await startSite({ webFolder })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

const write = (file: string, content: string | Buffer) => writeFile(join(webFolder, file), content)

const FILLED = '<script type="application/json" id="scripts">{}</script>'
const linkTo = (address: string) => `<link rel="stylesheet" crossorigin href="${address}">`

const ask = (path: string, accepted: string) =>
  fetch(site.address + path, { headers: { 'Accept-Encoding': accepted } })

describe('a file of the app', () => {
  test('is told what matters of a file, in few words', async () => {
    const { headers } = await ask('/assets/app.js', 'br')
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'/)
    // A worker of the page that reads spreadsheets loads more for some of them.
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'")
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.has('Cross-Origin-Opener-Policy')).toBe(false)
  })

  test('may run WebAssembly if it is the worker that reads barcodes, and nothing else may', async () => {
    for (const accepted of ['br', 'identity']) {
      const { headers } = await ask('/assets/scan-worker-Ab_9-x.js', accepted)
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      )
    }
    for (const path of ['/assets/app.js', '/theme.js', '/']) {
      const { headers } = await ask(path, 'br')
      expect(headers.get('Content-Security-Policy')).not.toContain('wasm')
    }
  })

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

describe('a page that the build rendered', () => {
  const page = async (path: string, cookie = '') => {
    const answer = await fetch(site.address + path, {
      headers: { Accept: 'text/html', Cookie: cookie },
    })
    return { policy: answer.headers.get('Content-Security-Policy'), html: await answer.text() }
  }

  test.each([
    ['/', 'the landing page'],
    ['/?from=a-letter', 'the landing page'],
    ['/inquiry/submitted', 'the thanks'],
    ['/inquiry/submitted/', 'the thanks'],
    ['/inquiry', 'the shell'],
    ['/inquiry/submitted.html', 'the shell'],
    ['/index', 'the shell'],
    ['/%2e%2e/index', 'the shell'],
  ])('stands at its own address: %s is %s', async (path, words) => {
    expect((await page(path)).html).toContain(words)
  })

  test('carries the nonce of its answer', async () => {
    const { policy, html } = await page('/')
    const [, nonce = ''] = /the landing page (\S+) none/.exec(html) ?? []
    expect(nonce).not.toBe('')
    expect(policy).toContain(`'nonce-${nonce}'`)
  })

  test('is for visitors: who may be signed in gets the shell', async () => {
    expect((await page('/', 'bearer_token=of-some-session')).html).toBe(
      '<!doctype html>the shell present',
    )
  })

  test('has no second address', async () => {
    const answer = await fetch(`${site.address}/pages/index.html`)
    expect(answer.status).toBe(404)
  })
})

describe('a page', () => {
  const pageFor = async (cookie: string, at = '/about') => {
    const answer = await fetch(site.address + at, {
      headers: { Accept: 'text/html', Cookie: cookie },
    })
    const [, nonce] =
      /'nonce-([^']+)'/.exec(answer.headers.get('Content-Security-Policy') ?? '') ?? []
    return { text: await answer.text(), nonce }
  }

  test.each(['', 'styles=/assets/of-another-build.css'])(
    'has its styles inside for a browser that has not fetched them: "%s"',
    async (cookie) => {
      const { text, nonce } = await pageFor(cookie)
      expect(nonce).toMatch(/./)
      const inside = (address: string, sheet: string) =>
        `<style nonce="${nonce}" data-sheet="${address}">${sheet}</style>`
      expect(text).toBe(
        `<head>${inside('/assets/all.css', 'body{color:red}')}${inside('/assets/about.css', 'h1{margin:$1}')}${linkTo('/assets/gone.css')}</head>${linkTo('/assets/all.css')}${FILLED}`,
      )
    },
  )

  test('links to its styles where it has no content to show before its scripts', async () => {
    expect((await pageFor('', '/empty')).text).toBe(`<head>${linkTo('/assets/all.css')}</head>`)
  })

  test('links to its styles for a browser that has them', async () => {
    const { text } = await pageFor('styles=/assets/all.css')
    expect(text).not.toContain('<style')
    expect(text).toContain(linkTo('/assets/about.css'))
  })
})

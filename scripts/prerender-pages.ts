import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { DrawnPage, PageScripts } from '../market/drawing/drawn-page.ts'
import { fillShell, withoutScripts } from '../server/platform/http/drawn-shell.ts'
import { neededFiles } from './needed-files.ts'

const LANDING = 'app/HomePage.tsx'
const AUTH = 'app/AuthLayout.tsx'

type PublicPage = {
  /** The first is rendered; from the others a visitor is led there. */
  at: [string, ...string[]]
  /** Files that it loads in addition to those of every page. */
  parts: string[]
}

const PAGES: PublicPage[] = [
  { at: ['/', '/sign_in', '/sign_up', '/forgot_password'], parts: [LANDING] },
  { at: ['/buyer_inquiry', '/buyer'], parts: [AUTH, 'applications/BuyerInquiryPage.tsx'] },
  { at: ['/buyer_inquiry/submitted'], parts: [AUTH, 'applications/BuyerSubmittedPage.tsx'] },
  { at: ['/seller_inquiry'], parts: [AUTH, 'applications/SellerInquiryPage.tsx'] },
  { at: ['/seller_inquiry/submitted'], parts: [AUTH, 'applications/SellerSubmittedPage.tsx'] },
]

type Drawing = { drawPublicPage: (address: string) => Promise<DrawnPage>; pageScripts: PageScripts }

/**
 * Builds the app once more, for Node, where the server draws members' pages with it, and writes the public pages as
 * HTML, which a browser shows before any script has come.
 */
export const prerenderPages: Plugin = {
  name: 'prerender-pages',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const shell = withoutScripts(await readFile(join(dir, 'index.html'), 'utf8'))
    const { drawPublicPage, pageScripts } = await buildForNode(join(dir, '../drawing'))
    for (const { at, parts } of PAGES) {
      const drawn = await drawPublicPage(at[0])
      // The policy refuses styles without a nonce, which an attribute can't have.
      const styled = / style="[^"]*"/.exec(drawn.html)
      if (styled) throw new Error(`${at[0]} has an attribute of style:${styled[0]}`)
      const files = neededFiles(bundle, parts)
      const page = fillShell(shell, { drawn, files, scripts: pageScripts, nonce: '%CSP_NONCE%' })
      for (const address of at) await writePage(join(dir, 'pages', fileOf(address)), page)
    }
  },
}

async function buildForNode(outDir: string): Promise<Drawing> {
  await build({
    logLevel: 'error',
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    build: { ssr: 'app/draw-page.tsx', outDir, sourcemap: false, copyPublicDir: false },
    // Else React would ask when it is run, and watch over every step of developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    // A few files that are read at once, instead of hundreds.
    ssr: { noExternal: true },
  })
  const built: Drawing = await import(pathToFileURL(join(outDir, 'draw-page.js')).href)
  return built
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

async function writePage(file: string, page: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, page)
}

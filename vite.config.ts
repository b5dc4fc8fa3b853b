import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type CSSOptions, type Plugin, type Rolldown } from 'vite'
import { admission, pageAt } from './market/accounts/pages.ts'
import { compressText } from './scripts/compress-text.ts'
import { neededFiles } from './scripts/needed-files.ts'
import { prerenderPages } from './scripts/prerender-pages.ts'
import { screensOfPages } from './scripts/screens-of-pages.ts'
import {
  frames,
  isDrawnIn,
  marketScreens,
  memberParts,
  otherScreens,
} from './web/app/page-loading.ts'
import { breakpoints } from './web/platform/theme/breakpoints.ts'

// For other features, such a group would save no request, or make pages fetch what they don't need.
const FEATURE = /\/(?:web|market)\/(insights|payouts|people|staff-orders|staff-sellers)\//

/** What is loaded together; each takes along what it needs, and the first to name a file has it. */
const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /node_modules\/zod\// },
  // With what stands on most pages, public or not, so that none of them takes another's file along.
  {
    name: 'entry',
    test: files(
      'web/platform/theme/tokens.css',
      'web/platform/theme/base.css',
      'web/platform/theme/utilities.css',
      'web/platform/http/without-eval.ts',
      'web/app/show-app.tsx',
      'web/accounts/AuthHead.tsx',
      'web/accounts/BecomeLinks.tsx',
      'web/accounts/SignInLink.tsx',
      'web/platform/browser-drawn-for.ts',
      'web/platform/on-first-move.ts',
      'web/platform/navigation/use-page-title.ts',
      'web/platform/theme/breakpoints.ts',
      'web/platform/theme/is-up-to.ts',
      'web/platform/ui/Banner.tsx',
      'web/platform/ui/Button.tsx',
      'web/platform/ui/ButtonLink.tsx',
      'web/platform/ui/IconButton.tsx',
      'web/platform/ui/Loading.tsx',
      'web/platform/ui/Pill.tsx',
      'web/platform/ui/Skeleton.tsx',
      'web/platform/ui/VisuallyHidden.tsx',
      'web/platform/ui/dialogs/Dialog.tsx',
      'web/platform/ui/dialogs/DialogBody.tsx',
      'web/platform/ui/fields/Field.tsx',
      'web/platform/ui/fields/TextInput.tsx',
      'web/platform/ui/prices/OldPrice.tsx',
      'web/platform/ui/prices/PercentOff.tsx',
      'web/platform/ui/prices/Price.tsx',
      'market/categories.ts',
      'market/drawing/drawn-page.ts',
    ),
  },
  {
    name: 'widgets',
    test: /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//,
  },
  { name: 'landing', test: files('web/app/HomePage.tsx', 'web/app/landing/LandingPage.tsx') },
  // On phones it opens over the landing page unasked, and does without the parts that only forms need.
  {
    name: 'sign-up',
    test: files('web/accounts/sign-in/SignInDialog.tsx', 'web/accounts/sign-in/SignUpPanel.tsx'),
  },
  // One file instead of twenty small ones before any screen of a member.
  { name: 'members', test: files(...memberParts.map((part) => `web/${part}`)) },
  // What many screens share, so that none of them takes the market's file along for it.
  { name: 'shared', test: /\/(web|market|node_modules)\//, minShareCount: 5 },
  // What few screens share, in a file for each kind: a screen of the dashboard would ask for twenty small ones.
  { name: 'plots', test: /\/web\/platform\/plots\// },
  { name: 'parts', test: /\/(web\/platform|node_modules)\//, minShareCount: 3 },
  {
    name: 'market',
    test: files(...marketScreens.map((screen) => `web/${screen}`)),
  },
  { name: 'offers', test: files('web/app/MyOffersPage.tsx') },
  // What stands around the pages of sellers and of staff, in one small file for both.
  {
    name: 'frames',
    test: files(
      'web/app/tools/SellerFrame.tsx',
      'web/app/tools/StaffFrame.tsx',
      'web/app/tools/ToolTabs.tsx',
    ),
  },
  // What opens over a page: fetched once somebody moves, and then all of it.
  {
    name: 'overlays',
    test: files(
      'web/platform/ui/dialogs/DialogFrame.tsx',
      'web/platform/ui/menus/MenuPopover.tsx',
      'web/release-notes/WhatsNew.tsx',
    ),
  },
  // What the screens and dialogs of one feature share, in one file for each instead of ten small ones.
  {
    name: 'own-products',
    test: /\/(web\/own-products\/(list|columns|bulk)|market\/products\/(views|bulk))\//,
    minShareCount: 2,
  },
  {
    name: (file) => FEATURE.exec(file)?.[1] ?? null,
    test: FEATURE,
    minShareCount: 2,
  },
]

/** Matches these files; one that was moved stops the build, or its group would silently be empty. */
function files(...names: string[]) {
  const gone = names.filter((name) => !existsSync(join(import.meta.dirname, name)))
  if (gone.length > 0) throw new Error(`No such files: ${gone.join(', ')}`)
  return new RegExp(`/(${names.join('|').replaceAll('.', '[.]')})$`)
}

type PostcssPlugin = NonNullable<
  Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']
>[number]

/** `@media (--phone)` by the widths that scripts ask for too. */
const namedBreakpoints: PostcssPlugin = {
  postcssPlugin: 'named-breakpoints',
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
        const width = Object.entries(breakpoints).find(([each]) => each === name)?.[1]
        if (!width) throw rule.error(`There is no breakpoint ${name}.`)
        return width
      })
    },
  },
}

/** The font is asked for with the page, not after its styles, so that words do not jump. */
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          href: `/${file}`,
        },
      })),
}

const isForVisitors = (path: string) => {
  const page = pageAt(path)
  return page !== undefined && admission(page, { party: 'visitor' }) === 'enter'
}

/** Writes down which files each page needs, so that the server can have them fetched with the page. */
const listPreloads: Plugin = {
  name: 'list-preloads',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async generateBundle(_, bundle) {
    const routes = await readFile(join(import.meta.dirname, 'web/app/routes.tsx'), 'utf8')
    const screens = [...screensOfPages(routes)].map(([page, { frame, screen }]) => {
      const around = frames[frame]
      const other = Object.entries(otherScreens).find(([each]) => each === page)?.[1]
      const sources = [around, screen, other].filter((each) => each !== undefined)
      return { page, sources, isDrawn: isDrawnIn(frame) }
    })
    this.emitFile({
      type: 'asset',
      fileName: 'preloads.json',
      source: JSON.stringify({
        others: neededFiles(bundle, memberParts),
        pages: Object.fromEntries(
          screens.map(({ page, sources, isDrawn }) => [
            page,
            { files: neededFiles(bundle, [...memberParts, ...sources]), isDrawn },
          ]),
        ),
        visitors: Object.fromEntries(
          screens
            .filter(({ page }) => isForVisitors(page))
            .map(({ page, sources, isDrawn }) => [
              page,
              { files: neededFiles(bundle, sources), isDrawn },
            ]),
        ),
      }),
    })
  },
}

// eslint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  plugins: [react(), preloadFont, listPreloads, compressText, prerenderPages],
  html: { cspNonce: '%CSP_NONCE%' },
  css: {
    postcss: { plugins: [namedBreakpoints] },
    modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' },
  },
  build: {
    outDir: `${import.meta.dirname}/dist/web`,
    emptyOutDir: true,
    sourcemap: 'hidden',
    // A font or script inside a data: address would need a wider policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { strictExecutionOrder: true, codeSplitting: { groups: CHUNKS } } },
  },
  // Otherwise a worker holds what it loads for few files alone.
  worker: { format: 'es' },
})

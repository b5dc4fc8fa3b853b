import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const FOLDER = `${import.meta.dirname}/dist/server`

/** Hundreds of small files that every start would read. */
const TAKEN_IN = ['kysely', 'stripe', 'zod']

/** What a module finds beside itself, a folder of migrations or the script of a thread, stays where its source is. */
const addressOfSource: Plugin = {
  name: 'address-of-source',
  enforce: 'pre',
  transform(code, id) {
    if (id.includes('/node_modules/') || !code.includes('import.meta')) return undefined
    const other = /import\.meta\.(?!url\b|resolve\('[@\w])\w+/.exec(code)
    if (other) throw new Error(`${id}: ${other[0]} would mean another place once it is bundled`)
    const address = `new URL(${JSON.stringify(relative(FOLDER, id))}, import.meta.url).href`
    return { code: code.replaceAll('import.meta.url', address), map: null }
  },
}

// eslint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [addressOfSource],
  ssr: { noExternal: TAKEN_IN },
  define: { IS_BUILT: 'true' },
  build: {
    ssr: true,
    outDir: FOLDER,
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    target: 'node24',
    rolldownOptions: {
      input: { main: 'server/main.ts', lotline: 'server/commands/lotline.ts' },
      output: {
        entryFileNames: '[name].js',
        // Beside the entries: addresses of sources are told from this folder.
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        // What server and commands share is one file; left alone, each set of users would have its own.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
})

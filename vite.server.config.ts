import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { startBuiltThreads, threadScripts } from './scripts/thread-scripts.ts'

/** Hundreds of small files that every start would read. */
const TAKEN_IN = ['kysely', 'stripe', 'zod']

type Part = { input: Record<string, string>; codeSplitting?: object }

const PARTS: Record<string, Part> = {
  server: {
    input: { main: 'server/main.ts', lotline: 'server/commands/lotline.ts' },
    // What server and commands share is one file; left alone, each set of users would have its own.
    codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
  },
  // Built separately: a thread should not have to read what server and commands share.
  threads: { input: threadScripts },
}

/** Files that a module loads from its own folder, such as migrations, stay where its source is. */
function addressOfSource(folder: string): Plugin {
  return {
    name: 'address-of-source',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta')) return undefined
      const other = /import\.meta\.(?!url\b|resolve\('[@\w])\w+/.exec(code)
      if (other) throw new Error(`${id}: ${other[0]} would mean another place once it is bundled`)
      const address = `new URL(${JSON.stringify(relative(folder, id))}, import.meta.url).href`
      return { code: code.replaceAll(OF_SOURCE, address), map: null }
    },
  }
}

const OF_SOURCE = /(?<!\.js", )import\.meta\.url/g

// eslint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig(({ mode }) => {
  const part = PARTS[mode]
  if (!part) throw new Error(`There is no part ${mode}`)
  const { input, codeSplitting = true } = part
  const folder = `${import.meta.dirname}/dist/${mode}`
  return {
    root: import.meta.dirname,
    publicDir: false,
    plugins: [startBuiltThreads('../threads'), addressOfSource(folder)],
    ssr: { noExternal: TAKEN_IN },
    define: { IS_BUILT: 'true' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      target: 'node24',
      rolldownOptions: {
        input,
        output: {
          entryFileNames: '[name].js',
          // In the folder of the entries: addresses of sources are relative to it.
          chunkFileNames: '[name]-[hash].js',
          sourcemapExcludeSources: true,
          codeSplitting,
        },
      },
    },
  }
})

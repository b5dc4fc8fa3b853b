import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const VENDORS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\// },
  {
    name: 'widgets',
    test: /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//,
  },
]

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

// eslint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  plugins: [react(), preloadFont],
  html: { cspNonce: '%CSP_NONCE%' },
  css: { modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' } },
  build: {
    outDir: `${import.meta.dirname}/dist/web`,
    emptyOutDir: true,
    sourcemap: 'hidden',
    // A font or script inside a data: address would need a wider policy than 'self'.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: VENDORS } } },
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const VENDORS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'tanstack', test: /node_modules\/@tanstack\// },
  {
    name: 'widgets',
    test: /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\//,
  },
]

// eslint-disable-next-line import/no-default-export -- Vite reads it so
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  plugins: [react()],
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

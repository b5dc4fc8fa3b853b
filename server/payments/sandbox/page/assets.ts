import { readFile } from 'node:fs/promises'

const assets = [
  { name: 'checkout.css', type: 'text/css; charset=utf-8', at: './checkout.css' },
  { name: 'icon.svg', type: 'image/svg+xml', at: './icon.svg' },
  {
    name: 'inter.woff2',
    type: 'font/woff2',
    at: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  },
]

export const readAssets = () =>
  Promise.all(
    assets.map(async ({ name, type, at }) => {
      const content = await readFile(new URL(import.meta.resolve(at)))
      return { name, type, content }
    }),
  )

import { readFile } from 'node:fs/promises'

const shared = new URL('plain-page.css', import.meta.url)
const font = new URL(
  import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
)

/** What a page without scripts loads: its styles, after those that all such pages share, and the font next to them. */
export async function plainPageAssets(styles: { name: string; at: URL }) {
  const sheets = await Promise.all([shared, styles.at].map((at) => readFile(at, 'utf8')))
  return [
    { name: styles.name, type: 'text/css; charset=utf-8', content: sheets.join('\n') },
    { name: 'inter.woff2', type: 'font/woff2', content: await readFile(font) },
  ]
}

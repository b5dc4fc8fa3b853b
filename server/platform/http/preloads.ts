import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pageAt } from '#market/accounts/pages.ts'

const files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })
type Files = z.infer<typeof files>

/** As the build writes it down: what each page needs, and what every other page of a member does. */
const preloads = z.object({ others: files, pages: z.record(z.string(), files) })

/** Has the files of a page fetched along with it, before a script has found out which they are. */
export function preloadsOf(folder: string): (pathname: string) => string {
  const file = join(folder, 'preloads.json')
  if (!existsSync(file)) return () => ''
  const { others, pages } = preloads.parse(JSON.parse(readFileSync(file, 'utf8')))
  const heads = new Map(Object.entries(pages).map(([page, needed]) => [page, linksTo(needed)]))
  const usual = linksTo(others)
  return (pathname) => heads.get(pageAt(pathname) ?? '') ?? usual
}

const linksTo = ({ scripts, styles }: Files) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')

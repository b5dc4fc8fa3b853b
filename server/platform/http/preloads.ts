import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { pageAt } from '#market/accounts/pages.ts'

const files = z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) })

const needs = z.object({
  files,
  /** Whether the server draws the page. */
  isDrawn: z.boolean(),
})
export type Preloads = z.infer<typeof needs>

/** As the build writes it down: what each page needs, the same for visitors, and what every other page of a member does. */
const preloads = z.object({
  others: files,
  pages: z.record(z.string(), needs),
  visitors: z.record(z.string(), needs),
})

const NONE: Preloads = { files: { scripts: [], styles: [] }, isDrawn: false }

/** The files that a page needs, before a script has found out which they are. */
export function preloadsOf(folder: string): (pathname: string, isSignedIn: boolean) => Preloads {
  const file = join(folder, 'preloads.json')
  if (!existsSync(file)) return () => NONE
  const { others, pages, visitors } = preloads.parse(JSON.parse(readFileSync(file, 'utf8')))
  return (pathname, isSignedIn) => {
    const page = pageAt(pathname) ?? ''
    if (!isSignedIn) return visitors[page] ?? NONE
    return pages[page] ?? { files: others, isDrawn: false }
  }
}

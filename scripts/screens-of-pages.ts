/** The source files of a page's screen and of the frame it stands in, below `web/`. */
export type PageSources = { frame: string; screen: string }

const SCREEN = String.raw`(\w+)\(\s*\(\) => import\('([^']+)'\),?\s*\)`
const NAMED = new RegExp(String.raw`^const (\w+) = ${SCREEN}`, 'gm')
const ROW = new RegExp(String.raw`^  '(/[^']*)': (?:\{\s*\.\.\.)?(?:${SCREEN}|(\w+),)`, 'gm')

/** Of each page of the table of routes, by its path: read from the table's own source, which only a browser can run. */
export function screensOfPages(routes: string): Map<string, PageSources> {
  const named = new Map(
    [...routes.matchAll(NAMED)].map(([, name = '', frame = '', file = '']) => [
      name,
      { frame, screen: below(file) },
    ]),
  )
  return new Map(
    [...routes.matchAll(ROW)].map(([, path = '', frame = '', file = '', name = '']) => {
      const sources = file ? { frame, screen: below(file) } : named.get(name)
      if (!sources) throw new Error(`No screen of ${path} in the table of routes`)
      return [path, sources]
    }),
  )
}

/** The table stands in `web/app`. */
const below = (file: string) => file.replace(/^#web\//, '').replace(/^\.\//, 'app/')

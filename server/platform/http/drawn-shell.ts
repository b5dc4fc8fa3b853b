import type { DrawnPage, KnownBrowser, PageScripts } from '#market/drawing/drawn-page.ts'
import { html as markup } from './html.ts'
import type { Preloads } from './preloads.ts'

/** A page of the app without its scripts, and what they are: the one that starts the app, and those it needs. */
export type Shell = { html: string; entry: string | undefined; preloads: string[] }

export function withoutScripts(page: string): Shell {
  const preloads: string[] = []
  const entries: string[] = []
  const html = page
    .replaceAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g, taken(preloads))
    .replaceAll(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g, taken(entries))
  return { html, entry: entries[0], preloads }
}

const taken = (to: string[]) => (_: string, file: string) => {
  to.push(file)
  return ''
}

const SCRIPTS = '<script type="application/json" id="scripts">'

/** Whether a page has its content, and fetches the rest once that is painted. */
export const isFilled = (page: string) => page.includes(SCRIPTS)

type Filling = {
  drawn: DrawnPage
  /** For which it was drawn, unless for all alike. */
  browser?: KnownBrowser
  files: Preloads['files']
  /** What comes with the page as data. */
  carried?: string
  scripts: PageScripts
  nonce: string
}

/**
 * A page with its content: what it looks like comes first, and the scripts that take it over are fetched once it is
 * painted. Both at once would have each wait for the other on a slow line.
 */
export function fillShell(
  { html, entry, preloads }: Shell,
  { drawn, browser, files, carried = '', scripts, nonce }: Filling,
): string {
  const inline = (script: string) => `<script nonce="${nonce}">${script}</script>`
  const all = { entry, preloads: [...preloads, ...files.scripts.map((file) => `/${file}`)] }
  const { markup: title } = markup`<title>${drawn.title}</title>`
  const knownBrowser = browser && markup` data-browser="${JSON.stringify(browser)}"`
  const { markup: place } = markup`<div id="root" data-page="${drawn.page}"${knownBrowser}>`
  // The policy refuses attributes of style: a sheet stands in for them until a script sets them.
  const content = drawn.html.replaceAll(' style="', ' data-style="')
  const sheet = `<style nonce="${nonce}">${styleSheetFor(drawn.html)}</style>`
  const after = [
    inline(scripts.beforePaint),
    carried,
    `${SCRIPTS}${JSON.stringify(all)}</script>`,
    inline(scripts.startAfterPaint),
  ]
  return html
    .replace(/<title>.*<\/title>/, () => title)
    .replace('</head>', () => `${linksTo({ ...files, scripts: [] })}${sheet}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `${inline(scripts.noteActs)}${place}${content}</div>${after.join('')}`,
    )
}

/** Nothing that could end a declaration block or a string: what anybody typed is left to the script. */
const PLAIN_STYLE = /^[\w\s:;.,%()#+-]+$/

/** Does what the attributes of style would: a browser may paint a page before it has read the script at its end. */
function styleSheetFor(content: string) {
  const styles = [...content.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)
  return [...new Set(styles)]
    .filter((style) => PLAIN_STYLE.test(style))
    .map((style) => `[data-style="${style}"]{${style}}`)
    .join('')
}

/** Has the files of a page fetched along with it. */
export const linksTo = ({ scripts, styles }: Preloads['files']) =>
  [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')

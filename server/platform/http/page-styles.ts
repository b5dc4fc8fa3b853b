import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFilled } from './drawn-shell.ts'

const LINK = /<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g

/** The cookie in which a browser names the build whose styles it has had inside a page; `start-after-paint.js` writes it. */
const COOKIE = 'styles'

type Reader = { cookies: Readonly<Record<string, string | undefined>>; nonce: string }

/** Puts the styles that a page links to into it, for a browser that has not fetched them. */
export type AddStyles = (page: string, reader: Reader) => string

/**
 * The first page that a browser gets has its styles inside. With a link it would ask once more before it can paint,
 * which takes as long again on a slow line. The pages after it link to them, so that the browser keeps them.
 */
export function pageStyles(folder: string): AddStyles {
  const sheets = new Map<string, string | undefined>()
  return (page, { cookies, nonce }) => {
    const [head = '', ...rest] = page.split('</head>')
    const [first] = head.matchAll(LINK)
    // A page without content waits for its scripts anyway, and nothing in it would keep the styles.
    if (!first || cookies[COOKIE] === first[1] || !isFilled(page)) return page
    const styled = head.replaceAll(LINK, (link, address: string) => {
      const sheet = sheetAt(address)
      return sheet === undefined
        ? link
        : `<style nonce="${nonce}" data-sheet="${address}">${sheet}</style>`
    })
    return [styled, ...rest].join('</head>')
  }

  function sheetAt(address: string) {
    if (!sheets.has(address)) {
      const file = join(folder, address)
      sheets.set(address, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
    }
    return sheets.get(address)
  }
}

/** What is known of a browser before it has run a script; it draws with the same until it has taken over a page. */
export type KnownBrowser = {
  isPhone: boolean
  isApple: boolean
  /** Of what it remembers of its display, by the names of `choiceCookie`. */
  choices: Readonly<Record<string, string>>
}

export type PageToDraw = {
  /** Path and query. */
  address: string
  /** What the page asks first, answered: JSON by the keys of the calls. */
  answers: string
  browser: KnownBrowser
  /** Whether the answers say who. */
  isSignedIn: boolean
}

export type DrawnPage = {
  /** The path of its route. */
  page: string
  /** What stands in its place in the page. */
  html: string
  /** Of the window. */
  title: string
}

/** Scripts that stand in a drawn page: one before its content, one right after it, one after all that the app reads. */
export type PageScripts = { noteActs: string; beforePaint: string; startAfterPaint: string }

/** Draws a page as it stands first; undefined where the app would lead elsewhere. */
export type DrawPage = (page: PageToDraw) => Promise<DrawnPage | undefined>

const PREFIX = 'choice-'

/** The cookie in which a browser sends a display choice. */
export const choiceCookie = (name: string) => `${PREFIX}${name}`

export const choicesIn = (cookies: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(cookies).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && value !== undefined ? [[name.slice(PREFIX.length), value]] : [],
    ),
  )

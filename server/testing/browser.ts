import type { Answer } from './caller.ts'

type Sending = { body?: unknown; headers?: Record<string, string> }

/** A browser with its cookies and the token of its page. */
export type Browser = {
  cookies: Map<string, string>
  /** The page's token, kept from the answers; a test may spoil it. */
  token: string | undefined
  send(method: string, path: string, sending?: Sending): Promise<Answer>
}

/** A browser that has the app's page open: its first refused call brought it a token. */
export async function openBrowser(address: string): Promise<Browser> {
  const browser = blankBrowser(address)
  await browser.send('DELETE', '/logout')
  return browser
}

/** A browser without cookies. */
export function blankBrowser(address: string): Browser {
  const browser: Browser = { cookies: new Map(), token: undefined, send }
  return browser

  async function send(method: string, path: string, { body, headers }: Sending = {}) {
    const answer = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        Accept: 'application/json',
        Cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(browser.token && { 'X-CSRF-Token': browser.token }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    keepCookies(browser.cookies, answer.headers.getSetCookie())
    browser.token = answer.headers.get('X-CSRF-Token') ?? browser.token
    const text = await answer.text()
    const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
  }
}

function keepCookies(jar: Map<string, string>, given: string[]) {
  for (const line of given) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (!name) continue
    if (value) jar.set(name, value)
    else jar.delete(name)
  }
}

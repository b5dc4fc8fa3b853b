import { choicesIn, type KnownBrowser } from './drawn-page.ts'

export const isAppleAgent = (agent: string) => /Mac|iPhone|iPad/.test(agent)

type Headers = Readonly<Record<string, string | string[] | undefined>>
type Cookies = Readonly<Record<string, string | undefined>>

/** What a request says about its browser. */
export function browserOf(headers: Headers, cookies: Cookies): KnownBrowser {
  const agent = String(headers['user-agent'])
  return {
    isPhone: /\bMobi/.test(agent),
    isApple: isAppleAgent(agent),
    choices: choicesIn(cookies),
  }
}

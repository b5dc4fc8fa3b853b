import { parse } from 'bowser'

/** A session's device in words, such as "Chrome on Windows" or "Safari on iPhone". */
export function deviceWords(userAgent: string | null): string {
  if (!userAgent?.trim()) return UNKNOWN
  const { browser, os, platform } = parse(userAgent)
  const machine = os.name === 'iOS' ? (platform.model ?? os.name) : os.name
  if (browser.name && machine) return `${browser.name} on ${machine}`
  return browser.name || machine || UNKNOWN
}

const UNKNOWN = 'Unknown device'

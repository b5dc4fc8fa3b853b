import { useSyncExternalStore } from 'react'
import { choiceCookie } from '#market/drawing/drawn-page.ts'
import { knownBrowser } from '../browser-drawn-for.ts'
import { keepOnDevice, keptOnDevice } from './device-storage.ts'

const YEAR_S = 31_536_000

/** A display choice that this browser remembers, and tells the server that draws its pages; the first is the default. */
export function keptChoice<Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const choiceOf = (kept: string | undefined) => choices.find((each) => each === kept) ?? choices[0]
  let chosen = choiceOf(keptOnDevice(storageKey))
  const listeners = new Set<() => void>()

  return {
    useChoice: () =>
      useSyncExternalStore(
        onChange,
        () => chosen,
        () => choiceOf(knownBrowser().choices[storageKey]),
      ),
    choose: (choice: Choice) => {
      chosen = choice
      keepOnDevice(storageKey, choice)
      document.cookie = `${choiceCookie(storageKey)}=${choice}; path=/; max-age=${YEAR_S}; samesite=lax`
      for (const listener of listeners) listener()
    },
  }

  function onChange(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
}

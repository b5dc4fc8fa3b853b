import { useSyncExternalStore } from 'react'

/** A display choice that this browser remembers; the first is the default. */
export function keptChoice<Choice extends string>(
  storageKey: string,
  choices: readonly [Choice, ...Choice[]],
) {
  let chosen = read()
  const listeners = new Set<() => void>()

  return {
    useChoice: () => useSyncExternalStore(onChange, () => chosen),
    choose: (choice: Choice) => {
      chosen = choice
      try {
        localStorage.setItem(storageKey, choice)
      } catch {
        // Storage is off: the choice lasts as long as the page.
      }
      for (const listener of listeners) listener()
    },
  }

  function read(): Choice {
    try {
      const kept = localStorage.getItem(storageKey)
      return choices.find((each) => each === kept) ?? choices[0]
    } catch {
      return choices[0]
    }
  }

  function onChange(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }
}

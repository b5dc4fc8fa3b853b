/** Whose the session of this browser is: the id of a user, or null. */
type Person = number | null

/** Tells the other tabs of this browser. */
export const tellTabs = (person: Person) => open(person).close()

/** Tells the other tabs, and hears what they tell, until stopped. */
export function followTabs(person: Person, onPerson: (person: unknown) => void) {
  const tabs = open(person)
  tabs.addEventListener('message', ({ data: told }) => onPerson(told))
  return () => tabs.close()
}

function open(person: Person) {
  const tabs = new BroadcastChannel('session')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel reaches its own origin only.
  tabs.postMessage(person)
  return tabs
}

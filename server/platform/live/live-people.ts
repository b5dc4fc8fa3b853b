import { sendAllowance, type SendAllowance } from './send-allowance.ts'

const MOST_SOCKETS = 50
// Every message repeats the subscriber's identifier, so its length counts.
export const MOST_CHARACTERS_OF_PERSON = 2_000_000

/** What all sockets of one user hold together. */
export type LivePerson = {
  sockets: number
  identifierCharacters: number
  allowance: SendAllowance
}

const SWEEP_MS = 10_000

/** The people whose sockets are open in this process. */
export function livePeople() {
  const people = new Map<number, LivePerson>()
  let swept = performance.now()

  return {
    /** Counts one more socket of a user; undefined when the user has enough. */
    enter(userId: number): LivePerson | undefined {
      const person = people.get(userId) ?? {
        sockets: 0,
        identifierCharacters: 0,
        allowance: sendAllowance(),
      }
      if (person.sockets === MOST_SOCKETS) return undefined
      person.sockets += 1
      people.set(userId, person)
      return person
    },
    leave(userId: number) {
      const person = people.get(userId)
      if (!person) return
      person.sockets -= 1
      if (performance.now() - swept > SWEEP_MS) sweep()
    },
  }

  // Keeps the counts of heavy senders for a while, so that opening a new socket gives no new allowance.
  function sweep() {
    swept = performance.now()
    for (const [userId, { sockets, allowance }] of people)
      if (sockets === 0 && allowance.isFull()) people.delete(userId)
  }
}

const MOST_SOCKETS = 50
// Every message repeats the subscriber's identifier, so its length counts.
export const MOST_CHARACTERS_OF_PERSON = 2_000_000

/** What all sockets of one user hold together. */
export type LivePerson = { sockets: number; identifierCharacters: number }

/** The people whose sockets are open in this process. */
export function livePeople() {
  const people = new Map<number, LivePerson>()

  return {
    /** Counts one more socket of a user; undefined when the user has enough. */
    enter(userId: number): LivePerson | undefined {
      const person = people.get(userId) ?? { sockets: 0, identifierCharacters: 0 }
      if (person.sockets === MOST_SOCKETS) return undefined
      person.sockets += 1
      people.set(userId, person)
      return person
    },
    leave(userId: number) {
      const person = people.get(userId)
      if (!person) return
      person.sockets -= 1
      if (person.sockets === 0) people.delete(userId)
    },
  }
}

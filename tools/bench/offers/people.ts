import type { Database } from '#server/platform/database/database.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { bearerOf } from '../support/site.ts'

export type Person = { id: number; userId: number; bearer: string }
export type People = { sellers: Person[]; buyers: Person[] }

const SELLERS = 20
const BUYERS = 50

/** Sellers and buyers, all signed in. */
export async function signedInPeople(db: Database): Promise<People> {
  const people: People = { sellers: [], buyers: [] }
  for (let count = 0; count < SELLERS; count++) people.sellers.push(await signIn(await aSeller(db)))
  for (let count = 0; count < BUYERS; count++) people.buyers.push(await signIn(await aBuyer(db)))
  return people

  async function signIn(user: { id: number; userId: number }): Promise<Person> {
    return { ...user, bearer: await bearerOf(db, user) }
  }
}

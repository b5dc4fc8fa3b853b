import type { Person } from './people-api.ts'

export const partyWords: Record<Person['party'], string> = {
  buyer: 'Buyer',
  seller: 'Seller',
  admin: 'Administrator',
  subscriber: 'Subscriber',
}

import { makeAdministrator } from '#server/accounts/lifecycle/make-administrator.ts'
import { hashPassword } from '#server/accounts/hash-password.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { brands } from '../brands.ts'
import { bannerKey, logoKey } from '../demo-picture.ts'
import { tradeCategories } from '#market/accounts/application.ts'
import { DEMO_PASSWORD, demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { contacts } from '../contacts.ts'
import { retailers } from '../retailers.ts'
import { stores } from '../stores.ts'
import { DEMO_BUYER, DEMO_SELLER } from '../trade/deals.ts'
import { shippingOf } from '../trade/shipping-of.ts'
import { declarationOf, shopTermsOf } from '../trade/resale.ts'
import { demoEmail } from './demo-email.ts'
import { insertAll, takeIds } from './insert-all.ts'
import { loadApplicants } from './load-applicants.ts'
import { ownFeeBps } from './own-fee-bps.ts'

type Side = { id: number; userId: number }

/** Everybody in the demo marketplace, by their number from 1. */
export type People = { admin: number; buyer(number: number): Side; seller(number: number): Side }

const DAY = 86_400_000

/** Writes the administrator, the forty sellers, the twelve buyers and who applies; all share the demo password. */
export async function loadPeople(tx: Tx, now: Date): Promise<People> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const joined = (daysAgo: number) => new Date(now.getTime() - Math.round(daysAgo * DAY))
  const users = [
    ...brands.map(({ name, number }) => ({
      email: number === DEMO_SELLER ? signInEmail('seller') : demoEmail(name),
      fullName: contacts[number - 1] ?? name,
      createdAt: joined(372 + number),
    })),
    ...retailers.map(({ name, contact }, index) => ({
      email: index + 1 === DEMO_BUYER ? signInEmail('buyer') : demoEmail(name),
      fullName: contact,
      createdAt: joined(366 + index),
    })),
  ]
  const admin = await administrator(tx)
  const userIds = await takeIds(tx, 'users', users.length)
  await insertAll(
    tx,
    'users',
    users.map((user, index) => ({
      ...user,
      id: userIds[index] ?? 0,
      passwordHash,
      status: 'onboarded' as const,
      passwordSetAt: user.createdAt,
      addressProvenAt: user.createdAt,
      demo: true,
    })),
  )
  const sellers = await sidesOf(tx, 'sellers', userIds.slice(0, brands.length))
  const buyers = await sidesOf(tx, 'buyers', userIds.slice(brands.length))
  await insertAll(
    tx,
    'sellers',
    brands.map(({ name, description, category, number }) => ({
      ...side(sellers, number),
      name,
      description,
      category: tradeCategory(category),
      annualVolume: ['<100K', '100K+', '500K+', '1M+'][number % 4] ?? null,
      logo: logoKey(number),
      banner: number % 8 === 0 ? null : bannerKey(number),
      platformFeeBps: ownFeeBps(number),
      resaleTerms: shopTermsOf(number),
      ...shippingOf(number),
      productStepDoneAt: joined(372 + number),
      createdAt: joined(372 + number),
    })),
  )
  await insertAll(
    tx,
    'buyers',
    retailers.map(({ name, category, annualVolume, shipTo }, index) => ({
      ...side(buyers, index + 1),
      name,
      category: tradeCategory(category) ?? category,
      annualVolume,
      shipTo,
      resaleChannels: declarationOf(index + 1).resale_channels,
      resaleStates: declarationOf(index + 1).resale_states,
      createdAt: joined(366 + index),
    })),
  )
  const { id: buyerId } = side(buyers, DEMO_BUYER)
  await tx
    .updateTable('shipToAddresses')
    .set({ label: 'Warehouse', dock: true, receivingHours: 'Mon to Fri, 7 am to 4 pm' })
    .where('buyerId', '=', buyerId)
    .execute()
  await insertAll(
    tx,
    'shipToAddresses',
    stores.map((each, index) => ({
      buyerId,
      ...each,
      isDefault: false,
      createdAt: joined(300 - index),
    })),
  )
  await loadApplicants(tx, { admin, passwordHash, now })
  return {
    admin,
    buyer: (number) => side(buyers, number),
    seller: (number) => side(sellers, number),
  }
}

async function administrator(tx: Tx): Promise<number> {
  const email = signInEmail('admin')
  const made = await makeAdministrator(tx, { email, password: DEMO_PASSWORD })
  if (made !== undefined)
    await tx.updateTable('users').set({ demo: true }).where('id', '=', made).execute()
  const { id } = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function sidesOf(tx: Tx, table: 'sellers' | 'buyers', userIds: readonly number[]) {
  const ids = await takeIds(tx, table, userIds.length)
  return userIds.map((userId, index): Side => ({ id: ids[index] ?? 0, userId }))
}

function side(sides: readonly Side[], number: number): Side {
  const found = sides[number - 1]
  if (!found) throw new RangeError(`There is nobody with the number ${number}`)
  return found
}

const signInEmail = (role: 'buyer' | 'seller' | 'admin') =>
  demoSignIns.find((signIn) => signIn.role === role)?.email ?? ''

/** As the forms name what companies deal in (spec 1, Enumerations); not every category of lots is there. */
const tradeCategory = (category: string) =>
  tradeCategories.find((each) => each.toLowerCase() === category) ?? null

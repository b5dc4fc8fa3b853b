import { sql } from 'kysely'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { ProductCategory } from '#market/categories.ts'
import type { FreightTerms } from '#market/freight/freight-terms.ts'
import { cents, type Cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import type { Database } from '#server/platform/database/database.ts'

type Account = {
  name?: string
  email?: string
  status?: UserStatus
  passwordHash?: string | null
  addressProvenAt?: Date | null
}
type Selling = Account & {
  description?: string
  logo?: string
  banner?: string
  platformFeeBps?: number
}
type Buying = Account & { shipTo?: ShipTo | null }

let made = 0
// Most tests sign in without a password.
const OF_NO_PASSWORD = 'a hash that no password has'

/** An approved seller with a complete shop, and its user. */
export async function aSeller(db: Database, selling: Selling = {}) {
  const user = await aUser(db, 'seller', selling)
  const { description, logo, banner, platformFeeBps } = selling
  const seller = await db
    .insertInto('sellers')
    .values({
      userId: user.userId,
      name: user.name,
      category: 'apparel',
      description: description ?? 'Small batches, well made.',
      logo: logo ?? null,
      banner: banner ?? null,
      platformFeeBps: platformFeeBps ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...user, id: seller.id }
}

/** An approved buyer, with an address to ship to unless told otherwise. */
export async function aBuyer(db: Database, buying: Buying = {}) {
  const user = await aUser(db, 'buyer', buying)
  const shipTo = buying.shipTo === undefined ? warehouseOf(user.name) : buying.shipTo
  const buyer = await db
    .insertInto('buyers')
    .values({ userId: user.userId, name: user.name, category: 'boutique', shipTo: written(shipTo) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...user, id: buyer.id }
}

export async function anAdministrator(db: Database, account: Account & { role?: StaffRole } = {}) {
  const user = await aUser(db, 'administrator', account)
  await db
    .updateTable('users')
    .set({ admin: true, staffRole: account.role ?? 'admin', staffSince: new Date() })
    .where('id', '=', user.userId)
    .execute()
  return user
}

/** An active second factor whose secret no test uses. */
export async function aSecondFactor(db: Database, { userId }: { userId: number }) {
  await db
    .insertInto('secondFactors')
    .values({ userId, secret: Buffer.from('sealed'), setUpAt: new Date(), pendingSecret: null })
    .execute()
}

type Lot = {
  sellerId?: number
  name?: string
  upc?: string
  sku?: string
  styleNumber?: string
  description?: string
  photos?: string[]
  units?: number
  minOrderUnits?: number | null
  ownShipFrom?: string | null
  ownShipsWithin?: number | null
  freightTerms?: FreightTerms
  askingPrice?: Cents
  msrp?: Cents
  wholesale?: Cents
  category?: ProductCategory
  condition?: ProductCondition
  gender?: 'unisex' | 'f' | 'm'
  packagingType?: 'retail_ready' | 'ecommerce_ready' | 'other'
  expirationDate?: string
  tags?: string[]
  provisional?: boolean
  createdAt?: Date
  deletedAt?: Date
}

/** A published product; of a seller of its own unless one is named. */
export async function aListedProduct(db: Database, lot: Lot = {}) {
  const { askingPrice = cents(10_00), msrp = cents(40_00), wholesale = cents(20_00), ...rest } = lot
  const number = ++made
  const product = {
    name: `Linen shirt ${number}`,
    upc: upcOf(number),
    photos: [`/photos/demo-lot-${number}/800.webp`],
    units: 100,
    minOrderUnits: 1,
    category: 'apparel' as const,
    packagingType: 'retail_ready' as const,
    provisional: false,
    ...rest,
    sellerId: lot.sellerId ?? (await aSeller(db)).id,
    sellerPriceCents: askingPrice,
    msrpCents: msrp,
    wholesaleCents: wholesale,
  }
  const columns = ['id', 'sellerId', 'name', 'upc', 'units', 'sellerPriceCents'] as const
  return db
    .with('listed', (lots) => lots.insertInto('products').values(product).returning(columns))
    .with('moved', (moves) =>
      moves
        .insertInto('stockMovements')
        .columns(['productId', 'change', 'reason'])
        .expression((listed) =>
          listed
            .selectFrom('listed')
            .where('units', '<>', 0)
            .select(['id', 'units', sql.lit('listed').as('reason')]),
        ),
    )
    .selectFrom('listed')
    .select(columns)
    .executeTakeFirstOrThrow()
}

async function aUser(db: Database, role: string, account: Account) {
  const number = ++made
  const name = account.name ?? `The ${role} ${number}`
  const email = account.email ?? `${role}-${number}@example.com`
  const user = await db
    .insertInto('users')
    .values({
      email,
      fullName: `Robin ${number}`,
      status: account.status ?? 'onboarded',
      passwordHash: account.passwordHash === undefined ? OF_NO_PASSWORD : account.passwordHash,
      addressProvenAt: account.addressProvenAt === undefined ? new Date() : account.addressProvenAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { userId: user.id, email, name }
}

const warehouseOf = (name: string): ShipTo => ({
  name,
  line1: '1 Dock Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
})

const written = (shipTo: ShipTo | null) => shipTo && JSON.stringify(shipTo)

/** A twelve-digit UPC with its check digit. */
function upcOf(number: number) {
  const digits = `0${String(number).padStart(10, '0')}`
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 ? 1 : 3),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

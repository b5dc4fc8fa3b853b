import type { CurrentUser } from '#market/accounts/current-user.ts'
import { secondFactorOf } from '#market/accounts/second-factor.ts'
import { photoAddress, type PhotoSize } from '#market/uploads/photo.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { releaseNotesFor } from '#server/release-notes/release-notes-for.ts'
import { samplesOf } from '#server/sample-profiles/samples-of.ts'
import type { AccountTerms } from '#server/settings/terms.ts'

type Accounts = { db: Database | Tx; terms: Pick<AccountTerms, 'secondFactorRequired'> }
type Reader = { userId: number; sessionId: string }

/** The signed-in user as the screens know them, in this session. */
export async function readCurrentUser(
  { db, terms }: Accounts,
  { userId, sessionId }: Reader,
): Promise<CurrentUser> {
  const user = await db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'fullName',
      'photo',
      'timeZone',
      'status',
      'admin',
      'staffRole',
      'passwordHash',
      'createdAt',
      'addressProvenAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new Refusal('Please sign in', 401)
  const buyer = await buyerOf(db, userId)
  const seller = await sellerOf(db, userId)
  const side = seller ? 'seller' : 'subscriber'
  const party = user.admin ? 'admin' : buyer ? 'buyer' : side
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    image_url: photoUrl(user.photo, 200),
    time_zone: user.timeZone,
    status: user.status,
    has_password: user.passwordHash !== null,
    address_proven: user.addressProvenAt !== null,
    admin: user.admin,
    staff_role: user.admin ? user.staffRole : null,
    second_factor: user.admin ? await factorOf({ db, terms }, { userId, sessionId }) : 'none',
    buyer,
    seller,
    ...(await samplesOf(db, userId)),
    release_notes: await releaseNotesFor(db, { userId, createdAt: user.createdAt, party }),
  }
}

async function factorOf({ db, terms }: Accounts, { userId, sessionId }: Reader) {
  const facts = await db
    .selectFrom('users as u')
    .leftJoin('secondFactors as f', 'f.userId', 'u.id')
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.userId', '=', 'u.id').on('s.id', '=', sessionId),
    )
    .select(['f.setUpAt', 's.secondFactorAt'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return secondFactorOf({
    isRequired: terms.secondFactorRequired,
    isSetUp: facts.setUpAt !== null,
    provenAt: facts.secondFactorAt,
  })
}

async function buyerOf(db: Database | Tx, userId: number): Promise<CurrentUser['buyer']> {
  const buyer = await db
    .selectFrom('buyers')
    .select([
      'id',
      'name',
      'category',
      'shipTo',
      'resaleChannels',
      'resaleStates',
      'poNumberRequired',
    ])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!buyer) return null
  const { shipTo, resaleChannels, resaleStates, poNumberRequired, ...rest } = buyer
  return {
    ...rest,
    ship_to: shipTo,
    po_number_required: poNumberRequired,
    resale_channels: resaleChannels,
    resale_states: resaleStates,
  }
}

async function sellerOf(db: Database | Tx, userId: number): Promise<CurrentUser['seller']> {
  const seller = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'description', 'logo', 'banner', 'productStepDoneAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (!seller) return null
  const { productStepDoneAt, ...rest } = seller
  return {
    ...rest,
    logo_url: photoUrl(seller.logo, 400),
    banner_url: photoUrl(seller.banner, 1200),
    onboarding_finished: productStepDoneAt !== null,
  }
}

const photoUrl = (folder: string | null, size: PhotoSize) => folder && photoAddress(folder, size)

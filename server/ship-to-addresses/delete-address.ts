import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { changeBuyer } from '#server/accounts/change-company.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { countOffersTo, lockAddresses, removeAddress } from './ship-to-address-store.ts'

/** The default one goes last: as long as there are others, one of them has to take its place first. */
export const deleteAddress = (db: Database, viewer: BuyerViewer, id: number) =>
  transact(db, async (tx) => {
    const all = await lockAddresses(tx, viewer)
    const address = all.find((each) => each.id === id)
    if (!address) throw new Refusal('Not found', 404)
    if (address.isDefault && all.length > 1)
      throw new Refusal('This is your default address. Make another one the default first.', 409)
    const underWay = await countOffersTo(tx, id)
    if (underWay > 0)
      throw new Refusal(
        underWay === 1
          ? 'An offer under way ships to this address. Choose another one for it first.'
          : `${underWay} offers under way ship to this address. Choose another one for them first.`,
        409,
      )
    await removeAddress(tx, id)
    if (address.isDefault) await changeBuyer(tx, viewer.buyerId, { shipTo: null })
  })

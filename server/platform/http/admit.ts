import { isMember, maySetUpShop, stageOf } from '#market/accounts/stage.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Policy, ViewerOf } from '#market/endpoint.ts'
import { Refusal } from './refusal.ts'

type Guards = { [Who in Policy]: (viewer: Viewer | undefined) => ViewerOf[Who] }

/** One row for each policy: lets the viewer through, or says in which way not. */
export const admit: Guards = {
  anyone: (viewer) => viewer,
  'signed-in': signedIn,
  member,
  trader: (viewer) => {
    const trader = member(viewer)
    if (trader.party === 'admin') throw new Refusal('Only buyers and sellers can do this', 403)
    return trader
  },
  buyer: (viewer) => {
    const buyer = member(viewer)
    if (buyer.party !== 'buyer') throw new Refusal('Only buyers can do this', 403)
    return buyer
  },
  seller: (viewer) => {
    const seller = member(viewer)
    if (seller.party !== 'seller') throw new Refusal('Only sellers can do this', 403)
    return seller
  },
  shopkeeper: (viewer) => {
    const seller = signedIn(viewer)
    if (seller.party !== 'seller') throw new Refusal('Only sellers can do this', 403)
    if (!maySetUpShop(stageOf(seller))) throw blocked(seller)
    return seller
  },
  uploader: (viewer) => {
    const person = signedIn(viewer)
    return maySetUpShop(stageOf(person)) ? person : member(person)
  },
  shopper: (viewer) => {
    const shopper = member(viewer)
    if (shopper.party === 'seller') throw new Refusal('Not found', 404)
    return shopper
  },
  admin: (viewer) => {
    if (viewer?.party !== 'admin') throw new Refusal('Not found', 404)
    return viewer
  },
}

function signedIn(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw new Refusal('Please sign in', 401)
  return viewer
}

function member(viewer: Viewer | undefined): Viewer {
  const person = signedIn(viewer)
  if (isMember(stageOf(person))) return person
  throw blocked(person)
}

const blocked = (person: Viewer) => new Refusal(whyBlocked(person), 403)

function whyBlocked(person: Viewer): string {
  if (person.status === 'provisional') return 'Your application is under review'
  if (person.status === 'denied') return 'Your application was not approved'
  return person.hasPassword
    ? 'Please complete your profile first'
    : 'Please create a password first'
}

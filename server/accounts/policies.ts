import {
  CODE_FIELD,
  CODE_NEEDED,
  isThrough,
  SET_UP_NEEDED,
} from '#market/accounts/second-factor.ts'
import { CONFIRM_FIRST } from '#market/accounts/address-api.ts'
import {
  isMember,
  isUnconfirmed,
  keepsAccount,
  maySetUpShop,
  stageOf,
} from '#market/accounts/stage.ts'
import { ADMINS_ONLY } from '#market/accounts/staff-role.ts'
import type { StaffViewer, Member, Viewer } from '#market/accounts/viewer.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Policies } from '#server/platform/http/site.ts'

/** One row per policy: admits the viewer or says how the call is refused. */
export const policies: Policies = {
  anyone: (viewer) => viewer,
  signed_in: signedIn,
  member,
  account_keeper: accountKeeper,
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
    return maySetUpShop(stageOf(person)) ? person : accountKeeper(person)
  },
  sampler: (viewer) => {
    const person = signedIn(viewer)
    if (isUnconfirmed(stageOf(person))) throw blocked(person)
    if (person.party === 'seller' || person.party === 'subscriber') return person
    throw new Refusal('Only sellers can do this', 403)
  },
  shopper: (viewer) => {
    const shopper = member(viewer)
    if (shopper.party === 'seller') throw new Refusal('Not found', 404)
    return shopper
  },
  staff_verified: verifiedStaff,
  admin_verified: (viewer) => {
    const person = verifiedStaff(viewer)
    if (person.role === 'admin') return person
    throw new Refusal(ADMINS_ONLY, 403)
  },
  staff_unverified: staff,
}

function verifiedStaff(viewer: Viewer | undefined): StaffViewer {
  const person = staff(viewer)
  if (isThrough(person.secondFactor)) return person
  throw blocked(person)
}

function staff(viewer: Viewer | undefined): StaffViewer {
  if (viewer?.party !== 'admin') throw new Refusal('Not found', 404)
  return viewer
}

function signedIn(viewer: Viewer | undefined): Viewer {
  if (!viewer) throw new Refusal('Please sign in', 401)
  return viewer
}

function member(viewer: Viewer | undefined): Member {
  const person = signedIn(viewer)
  if (person.party !== 'subscriber' && isMember(stageOf(person))) return person
  throw blocked(person)
}

function accountKeeper(viewer: Viewer | undefined): Viewer {
  const person = signedIn(viewer)
  if (keepsAccount(stageOf(person))) return person
  throw blocked(person)
}

function blocked(person: Viewer) {
  if (person.party !== 'admin') return new Refusal(whyBlocked(person), 403)
  if (person.secondFactor === 'missing') return new Refusal(SET_UP_NEEDED, 403)
  return new Refusal(CODE_NEEDED, 403, { fields: { [CODE_FIELD]: [CODE_NEEDED] } })
}

function whyBlocked(person: Exclude<Viewer, StaffViewer>): string {
  if (isUnconfirmed(stageOf(person))) return CONFIRM_FIRST
  if (person.party === 'subscriber') return 'Only buyers and sellers can do this'
  if (person.status === 'provisional') return 'Your application is under review'
  if (person.status === 'denied') return 'Your application was not approved'
  return person.hasPassword
    ? 'Please complete your profile first'
    : 'Please create a password first'
}

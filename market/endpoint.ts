import { z } from 'zod'
import type {
  StaffViewer,
  BuyerViewer,
  Member,
  SellerViewer,
  SubscriberViewer,
  Trader,
  Viewer,
} from './accounts/viewer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call, and as whom the handler sees them. The server refuses everybody else before
 * the handler runs: no session 401, a blocked account or the wrong role 403. What only some may know
 * of (`shopper` and the policies of staff) is 404 to the rest (decisions A3, C7, I1).
 */
export type ViewerOf = {
  anyone: Viewer | undefined
  signed_in: Viewer
  member: Member
  /** Who has an account to keep: members and subscribers of the daily leads. */
  account_keeper: Viewer
  trader: Trader
  buyer: BuyerViewer
  seller: SellerViewer
  /** A seller who may set up shop: also while the application is under review (decision B2). */
  shopkeeper: SellerViewer
  /** Who may have the daily leads: sellers at every stage, and people who come for nothing else. */
  sampler: SellerViewer | SubscriberViewer
  /** Who may store files: account keepers and shopkeepers. */
  uploader: Viewer
  /** Who may browse everybody's lots: buyers and staff. */
  shopper: BuyerViewer | StaffViewer
  /**
   * Staff, in three policies. "Verified" has proven the second factor in this session, where one is asked for
   * (`isThrough`); `staff` is of either role, `admin` of the role `admin` alone.
   *
   * `staff_verified` is for what only reads, and for answering applications; `admin_verified` for all else that staff do;
   * `staff_unverified` only for setting up and proving the second factor itself.
   */
  staff_verified: StaffViewer
  admin_verified: StaffViewer
  staff_unverified: StaffViewer
}
export type Policy = keyof ViewerOf

/** One HTTP call: the server serves it, the web calls it, and both take their types from here. */
export type Endpoint<Params, Query, Body, Answer, Who extends Policy = Policy> = {
  method: Method
  path: string
  summary: string
  policy: Who
  params: z.ZodType<Params>
  query: z.ZodType<Query>
  body: z.ZodType<Body>
  answer: z.ZodType<Answer>
  /** The status of a success, 200 unless said otherwise. */
  status: number
  /** What a success is sent as; anything but JSON is a `FileAnswer`, to be kept under its name. */
  sentAs: SentAs
  /** Which allowance a call is counted against (decision I10); reading is not counted. */
  rateLimit: RateLimit
  /** Whether a success saves something, which a disk without room refuses. */
  needsRoom: boolean
  /** Whether a success may end the token it came with and bring the same person another: calls refused meanwhile are made again. */
  renewsSession: boolean
  /** Whether a success answers what is never stored: secrets, codes, signed addresses. */
  isSecret: boolean
  /** Whether a program has to name the `revision` it saw; the browser's own pages always do. */
  wantsRevision: boolean
}
export type SentAs = 'application/json' | 'text/csv' | 'application/pdf' | 'application/zip'
export type RateLimit = 'read' | 'write' | 'search' | 'check' | 'sheet' | 'view'

type Spec<Params, Query, Body, Answer, Who extends Policy> = Pick<
  Endpoint<Params, Query, Body, Answer, Who>,
  'method' | 'path' | 'summary' | 'policy' | 'answer'
> &
  Partial<
    Pick<
      Endpoint<Params, Query, Body, Answer, Who>,
      | 'params'
      | 'query'
      | 'body'
      | 'status'
      | 'sentAs'
      | 'rateLimit'
      | 'needsRoom'
      | 'renewsSession'
      | 'isSecret'
      | 'wantsRevision'
    >
  >

const SAVES_NOTHING = new Set<RateLimit>(['read', 'search', 'check'])

export type Nothing = Record<never, never>
const nothing: z.ZodType<Nothing> = z.object({})

export function endpoint<
  Answer,
  const Who extends Policy,
  Params = Nothing,
  Query = Nothing,
  Body = unknown,
>(spec: Spec<Params, Query, Body, Answer, Who>): Endpoint<Params, Query, Body, Answer, Who> {
  const { method, rateLimit = method === 'GET' ? 'read' : 'write' } = spec
  return {
    status: 200,
    sentAs: 'application/json',
    rateLimit,
    needsRoom: (method === 'POST' || method === 'PUT') && !SAVES_NOTHING.has(rateLimit),
    renewsSession: false,
    isSecret: false,
    wantsRevision: false,
    // A spec without a schema infers `Nothing`, which is what these parse to.
    params: nothing as z.ZodType<Params>,
    query: nothing as z.ZodType<Query>,
    body: z.unknown() as z.ZodType<Body>,
    ...spec,
  }
}

/** What an endpoint answers that is sent as a file. */
export const fileAnswer = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
export type FileAnswer = z.infer<typeof fileAnswer>

/** The same of any length: sent piece by piece as it is read, and never held whole. */
export const flowAnswer = z.object({
  name: z.string(),
  pieces: z.custom<AsyncIterable<string | Uint8Array>>(
    (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
  ),
})
export type FlowAnswer = z.infer<typeof flowAnswer>

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
 * Who may make a call, and the viewer type its handler gets. The server refuses everybody else before
 * the handler runs: 401 without a session, 403 for a blocked account or the wrong role. A call whose
 * existence is hidden (`shopper` and the staff policies) is 404 to the rest (decisions A3, C7, I1).
 */
export type ViewerOf = {
  anyone: Viewer | undefined
  signed_in: Viewer
  member: Member
  /** Everybody with an account: members and subscribers of the daily leads. */
  account_keeper: Viewer
  trader: Trader
  buyer: BuyerViewer
  seller: SellerViewer
  /** A seller who may set up their shop, also while the application is under review (decision B2). */
  shopkeeper: SellerViewer
  /** Sellers at every stage, and people who subscribe to the daily leads only. */
  sampler: SellerViewer | SubscriberViewer
  /** Account keepers and shopkeepers, who may store files. */
  uploader: Viewer
  /** Buyers and staff, who may browse everybody's products. */
  shopper: BuyerViewer | StaffViewer
  /**
   * Staff, in three policies. "Verified" means the second factor is proven in this session, where one is required
   * (`isThrough`). Names with `staff` admit both roles, those with `admin` only the role `admin`.
   *
   * - `staff_verified`: for reading, answering applications, notes and assignments.
   * - `admin_verified`: for everything else that staff do.
   * - `staff_unverified`: only for setting up and proving the second factor itself.
   */
  staff_verified: StaffViewer
  admin_verified: StaffViewer
  staff_unverified: StaffViewer
}
export type Policy = keyof ViewerOf

/** One HTTP call: the server serves it, the web calls it, both with these types. */
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
  /** The answer's media type; anything but JSON is a `FileAnswer`, downloaded under its name. */
  sentAs: SentAs
  /** The rate limit a call counts against (decision I10); reads do not count. */
  rateLimit: RateLimit
  /** Whether the call changes nothing, whatever its method. It then takes no idempotency key, and needs no room on the disk. */
  changesNothing: boolean
  /** Whether a success stores data, which a full disk refuses. */
  needsRoom: boolean
  /** Whether a success may open, replace or end the session; the web retries calls that were refused meanwhile. */
  renewsSession: boolean
  /**
   * Whether the call itself proves who is acting, by a password or a mailed link. It then works for any
   * session, or without one.
   */
  bringsItsPerson: boolean
  /** Whether a program may make the call before it has a session, without a page's token (decision 60). */
  isOpenToPrograms: boolean
  /** Whether the answer must never be stored: secrets, codes, signed addresses. */
  isSecret: boolean
  /** Whether a program must send the `revision` it saw; our own pages always do. */
  wantsRevision: boolean
}
export type SentAs =
  | 'application/json'
  | 'text/csv'
  | 'application/pdf'
  | 'application/zip'
  | 'image/webp'
  /** What people sent, which no browser shows. */
  | 'application/octet-stream'
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
      | 'changesNothing'
      | 'needsRoom'
      | 'renewsSession'
      | 'bringsItsPerson'
      | 'isOpenToPrograms'
      | 'isSecret'
      | 'wantsRevision'
    >
  >

/** Whether a call accepts an idempotency key: a write by a signed-in user. */
export const takesKey = ({ changesNothing, policy }: { changesNothing: boolean; policy: Policy }) =>
  !changesNothing && policy !== 'anyone'

export type Nothing = Record<never, never>
const nothing: z.ZodType<Nothing> = z.object({})

export function endpoint<
  Answer,
  const Who extends Policy,
  Params = Nothing,
  Query = Nothing,
  Body = unknown,
>(spec: Spec<Params, Query, Body, Answer, Who>): Endpoint<Params, Query, Body, Answer, Who> {
  const { method, changesNothing = method === 'GET' } = spec
  return {
    status: 200,
    sentAs: 'application/json',
    rateLimit: method === 'GET' ? 'read' : 'write',
    changesNothing,
    needsRoom: (method === 'POST' || method === 'PUT') && !changesNothing,
    renewsSession: false,
    bringsItsPerson: false,
    isOpenToPrograms: false,
    isSecret: false,
    wantsRevision: false,
    // A spec without a schema infers `Nothing`, which is what these parse to.
    params: nothing as z.ZodType<Params>,
    query: nothing as z.ZodType<Query>,
    body: z.unknown() as z.ZodType<Body>,
    ...spec,
  }
}

/** An answer sent as a file. */
export const fileAnswer = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
export type FileAnswer = z.infer<typeof fileAnswer>

/** A file of any length, streamed and never held whole. */
export const flowAnswer = z.object({
  name: z.string(),
  pieces: z.custom<AsyncIterable<string | Uint8Array>>(
    (given) => typeof given === 'object' && given !== null && Symbol.asyncIterator in given,
  ),
})
export type FlowAnswer = z.infer<typeof flowAnswer>

import { randomBytes } from 'node:crypto'

type Prefix =
  | 'cs_test'
  | 'pi'
  | 'ch'
  | 're'
  | 'evt'
  | 'cus'
  | 'sub'
  | 'si'
  | 'in'
  | 'bps'
  | 'dp'
  | 'issfr'
  | 'acct'
  | 'ba'
  | 'link'
  | 'tr'
  | 'trr'
  | 'po'
  | 'txn'

/** Unguessable: anyone who knows a session's id may pay it. */
export const newId = (prefix: Prefix) => `${prefix}_${randomBytes(24).toString('hex')}`

import { randomBytes } from 'node:crypto'

/** Unguessable: whoever knows a session's id may pay it. */
export const newId = (prefix: 'cs_test' | 'pi' | 'ch' | 're' | 'evt') =>
  `${prefix}_${randomBytes(24).toString('hex')}`

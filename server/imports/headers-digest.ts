import { createHash } from 'node:crypto'
import { headerKey } from '#market/imports/column-mapping.ts'

const MOST_HEADERS = 100

/** By which the headers of a file are known again. */
export const digestOf = (headers: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(headers.slice(0, MOST_HEADERS).map(headerKey)))
    .digest('hex')

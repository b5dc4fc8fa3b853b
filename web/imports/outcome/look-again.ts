import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'

const POLL_MS = 5000
// A small file is done sooner than the first regular look.
const FIRST_LOOKS_MS = 1000
const FIRST_LOOKS = 4

export const isUnderWay = ({ message }: Pick<ImportStatus, 'message'>) =>
  message === importMessages.underWay

/** When to poll the progress of an import next, after this many polls; never once it is over. */
export function lookAgainIn(status: Pick<ImportStatus, 'message'> | undefined, looks: number) {
  if (status && !isUnderWay(status)) return false
  return looks <= FIRST_LOOKS ? FIRST_LOOKS_MS : POLL_MS
}

import { MAX_DESCRIPTION, MIN_DESCRIPTION } from '#market/accounts/seller-profile-api.ts'

/** How far a description is from its bounds: "23 more needed", "412 left", "12 too many". */
export function lengthWords(description: string, shortest = MIN_DESCRIPTION) {
  const { length } = description.trim()
  if (length < shortest) return `${shortest - length} more needed`
  return length > MAX_DESCRIPTION
    ? `${length - MAX_DESCRIPTION} too many`
    : `${MAX_DESCRIPTION - length} left`
}

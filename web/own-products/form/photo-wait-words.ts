import type { Photos } from './use-photos.ts'

/** Why a form waits for its photos. */
export function photoWaitWords({
  isSending,
  hasRefused,
}: Pick<Photos, 'isSending' | 'hasRefused'>) {
  if (isSending) return 'Your image is still uploading.'
  if (hasRefused) return 'A photo could not be uploaded. Replace or remove it.'
  return undefined
}

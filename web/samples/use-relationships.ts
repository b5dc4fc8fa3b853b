import { useState } from 'react'
import { useStoredProfile } from './profile-queries.ts'

/** The buyers already sold to: as they are kept, until the reader changes them. */
export function useRelationships() {
  const { data: profile } = useStoredProfile()
  const [changed, setNames] = useState<readonly string[]>()
  const names = changed ?? profile?.current_buyer_relationships ?? []
  return { names, setNames, isKnown: profile !== undefined }
}

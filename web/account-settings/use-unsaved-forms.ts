import { useCallback, useState } from 'react'
import type { SectionId } from './account-sections.ts'

/** Which forms of the page hold what is not saved yet. */
export function useUnsavedForms() {
  const [unsaved, setUnsaved] = useState<readonly SectionId[]>([])
  const tell = useCallback(
    (form: SectionId, isUnsaved: boolean) =>
      setUnsaved((before) => {
        const others = before.filter((each) => each !== form)
        return isUnsaved ? [...others, form] : others
      }),
    [],
  )
  return { hasUnsaved: unsaved.length > 0, tell }
}
export type TellUnsaved = ReturnType<typeof useUnsavedForms>['tell']

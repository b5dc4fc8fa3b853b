import { useCallback, useState } from 'react'
import type { SectionId } from './account-sections.ts'

/** The forms of the page with unsaved changes. */
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

import { useEffect, useState } from 'react'
import type { SectionId } from './account-sections.ts'

// A section counts as read once its top has passed the upper third of the window.
const READING_LINE = 0.33

/** The section being read; at the end of the page the last one, however short. */
export function useSectionInView(sections: readonly SectionId[]) {
  const [current, setCurrent] = useState(sections[0])

  useEffect(() => {
    function look() {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
      const isPassed = (id: SectionId) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= clientHeight * READING_LINE
      }
      setCurrent(isAtEnd ? sections.at(-1) : (sections.findLast(isPassed) ?? sections[0]))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [sections])
  return current
}

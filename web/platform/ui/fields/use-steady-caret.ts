import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the caret where it was among the digits when a field writes separators while one types.
 * Call `mark` on every change, before the value moves.
 */
export function useSteadyCaret() {
  const marked = useRef<{ input: HTMLInputElement; after: number } | null>(null)

  useLayoutEffect(() => {
    if (!marked.current) return
    const { input, after } = marked.current
    marked.current = null
    if (document.activeElement !== input) return
    const place = placeBefore(input.value, after)
    input.setSelectionRange(place, place)
  })

  return (input: HTMLInputElement) => {
    const caret = input.selectionEnd ?? input.value.length
    marked.current = { input, after: digitsIn(input.value.slice(caret)) }
  }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

function placeBefore(text: string, digits: number) {
  let place = text.length
  while (place > 0 && digitsIn(text.slice(place)) < digits) place -= 1
  return place
}

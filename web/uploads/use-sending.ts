import { useState } from 'react'

/** Whether a picture of a form is still on its way; the form waits for each. */
export function useSending() {
  const [names, setNames] = useState<readonly string[]>([])
  const tellSending = (name: string, isSending: boolean) =>
    setNames((before) => [...before.filter((each) => each !== name), ...(isSending ? [name] : [])])
  return { isSending: names.length > 0, tellSending }
}

import { useState } from 'react'
import { onceShown } from '#web/platform/once-shown.ts'

/**
 * What a control shows, and what to do at a press on it: the choice shows in the first frame after the press, and takes
 * effect in the next. What follows from a choice, such as another address, would otherwise keep the press waiting.
 */
export function useShownFirst<Value>(chosen: Value, onChoose: (value: Value) => void) {
  const [pressed, setPressed] = useState<{ value: Value }>()

  function press(value: Value) {
    setPressed({ value })
    onceShown(() => {
      onChoose(value)
      setPressed(undefined)
    })
  }
  return [pressed ? pressed.value : chosen, press] as const
}

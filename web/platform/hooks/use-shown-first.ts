import { useLayoutEffect, useRef, useState } from 'react'
import { onceShown } from '#web/platform/once-shown.ts'

/**
 * What a control shows, and what to do at a press on it: the choice shows in the first frame after the press, and takes
 * effect in the next. What follows from a choice, such as another address, would otherwise keep the press waiting.
 * Where `onChoose` answers a promise, the choice shows at least until that is settled.
 */
export function useShownFirst<Value>(chosen: Value, onChoose: (value: Value) => unknown) {
  const [pressed, setPressed] = useState<{ value: Value }>()
  // As last drawn: what took effect since the press counts.
  const choose = useRef(onChoose)
  useLayoutEffect(() => {
    choose.current = onChoose
  })

  function press(value: Value) {
    const mine = { value }
    const isOver = () => setPressed((now) => (now === mine ? undefined : now))
    setPressed(mine)
    onceShown(() => {
      const done = choose.current(value)
      if (done instanceof Promise) void done.finally(isOver)
      else isOver()
    })
  }
  return [pressed ? pressed.value : chosen, press] as const
}

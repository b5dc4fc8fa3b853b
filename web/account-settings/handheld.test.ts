import { expect, test } from 'vitest'
import { isHandheld } from './handheld.ts'

test.each(['Safari on iPhone', 'Chrome on iPad', 'Firefox on Android'])(
  '%s is held in the hand',
  (device) => {
    expect(isHandheld(device)).toBe(true)
  },
)

test.each(['Chrome on Windows', 'Safari on macOS', 'Unknown device'])(
  '%s stands on a desk',
  (device) => {
    expect(isHandheld(device)).toBe(false)
  },
)

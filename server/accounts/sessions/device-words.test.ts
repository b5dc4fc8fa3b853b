import { expect, test } from 'vitest'
import { deviceWords } from './device-words.ts'

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Chrome on Windows', `(Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 Safari/537.36`],
  [
    'Microsoft Edge on Windows',
    `(Windows NT 10.0; Win64; x64) ${BLINK} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  ],
  ['Safari on macOS', `(Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`],
  [
    'Safari on iPhone',
    `(iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome on iPad',
    `(iPad; CPU OS 17_0 like Mac OS X) ${WEBKIT} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Chrome on Android', `(Linux; Android 14; Pixel 8) ${BLINK} Chrome/140.0.0.0 Mobile Safari/537`],
  ['Firefox on Linux', '(X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0'],
])('a session of %s is named so', (device, userAgent) => {
  expect(deviceWords(`Mozilla/5.0 ${userAgent}`)).toBe(device)
})

test.each([null, '', ' ', 'node', 'curl/8.5.0', '<script>alert(1)</script>'])(
  'whatever calls itself %j is an unknown device',
  (userAgent) => {
    expect(deviceWords(userAgent)).toBe('Unknown device')
  },
)

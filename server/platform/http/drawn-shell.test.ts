import { expect, test } from 'vitest'
import { fillShell, withoutScripts } from './drawn-shell.ts'

const SHELL = withoutScripts(
  '<head><title>Lotline</title></head><body><div id="root"></div></body>',
)

const pageWith = (html: string) =>
  fillShell(SHELL, {
    drawn: { page: '/cart', html, title: 'Cart' },
    browser: { isPhone: false, isApple: false, choices: {} },
    files: { scripts: [], styles: [] },
    carried: '',
    scripts: { noteActs: '', beforePaint: '', startAfterPaint: '' },
    nonce: 'once',
  })

const sheetOf = (page: string) => /<style nonce="once">(.*?)<\/style>/.exec(page)?.[1]

test('sizes that a page states stand before its last script is read, each once', () => {
  const photo = '<span style="width:36px;height:36px"></span>'
  const page = pageWith(`${photo}${photo}<i style="--share:0.4"></i>`)
  expect(page).toContain('<span data-style="width:36px;height:36px"></span>')
  expect(page).not.toContain(' style="')
  expect(sheetOf(page)).toBe(
    '[data-style="width:36px;height:36px"]{width:36px;height:36px}[data-style="--share:0.4"]{--share:0.4}',
  )
})

test.each([
  'color:red}body{display:none',
  'background:url(&quot;//evil.example&quot;)',
  '--name:&lt;/style&gt;&lt;script&gt;',
  String.raw`--name:\22`,
])('what could be more than a style is left to the script: %s', (style) => {
  expect(sheetOf(pageWith(`<i style="${style}"></i>`))).toBe('')
})

import type { Shop } from './a-running-sandbox.ts'

/** For tests: opens a hosted page and presses one of its buttons, as a browser would. */
export async function press(shop: Pick<Shop, 'address'>, page: string, label: string) {
  const path = new URL(page).pathname
  const markup = await (await fetch(shop.address + path)).text()
  const token = /name="token" value="([^"]+)"/.exec(markup)?.[1] ?? ''
  const button = new RegExp(`value="([a-z_]+)"[^>]*>\\s*${label}\\s*</button>`).exec(markup)
  if (!button?.[1]) throw new Error(`No button ${label} on ${path}`)
  return await fetch(shop.address + path, {
    method: 'POST',
    body: new URLSearchParams({ token, action: button[1] }),
    redirect: 'manual',
  })
}

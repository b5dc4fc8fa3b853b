/** Where toasts stand: the first is taken unless something one works with lies there. */
const places = ['bottom', 'top', 'left', 'right'] as const
export type ToastPlace = (typeof places)[number]

const WORKED_WITH =
  'button, a, input, select, textarea, label, [role="dialog"], [role="alertdialog"], [role="menu"]'
const STEP = 16

/** The place in which toasts cover the least of what one presses, types into or answers. */
export function clearPlace(region: HTMLElement): ToastPlace {
  const before = region.dataset['place']
  const covered = places.map((place) => {
    region.dataset['place'] = place
    return coveredBy(region)
  })
  region.dataset['place'] = before
  return places[covered.indexOf(Math.min(...covered))] ?? 'bottom'
}

/** The sum of the shares of each control that lie below: part of a large link is missed less than a whole button. */
function coveredBy(region: HTMLElement): number {
  const shares = new Map<Element, number>()
  for (const bar of region.children) {
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    for (let x = left; x <= right; x += STEP)
      for (let y = top; y <= bottom; y += STEP) {
        const control = workedWith(x, y, region)
        if (!control) continue
        const share = (shares.get(control) ?? 0) + STEP ** 2 / areaOf(control, x, y)
        shares.set(control, Math.min(1, share))
      }
  }
  return [...shares.values()].reduce((all, share) => all + share, 0)
}

function workedWith(x: number, y: number, region: HTMLElement) {
  const below = document.elementsFromPoint(x, y).find((each) => !region.contains(each))
  return below?.closest<HTMLElement>(WORKED_WITH)
}

/** A link that is stretched over its card is as large as that. */
function areaOf(control: HTMLElement, x: number, y: number) {
  const own = control.getBoundingClientRect()
  const isInside = x >= own.left && x <= own.right && y >= own.top && y <= own.bottom
  const { width, height } = isInside ? own : (control.offsetParent?.getBoundingClientRect() ?? own)
  return Math.max(1, width * height)
}

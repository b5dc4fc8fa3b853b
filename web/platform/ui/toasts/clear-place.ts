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

function coveredBy(region: HTMLElement): number {
  let covered = 0
  for (const bar of region.children) {
    const { left, right, top, bottom } = bar.getBoundingClientRect()
    for (let x = left; x <= right; x += STEP)
      for (let y = top; y <= bottom; y += STEP) if (isWorkedWith(x, y, region)) covered += 1
  }
  return covered
}

function isWorkedWith(x: number, y: number, region: HTMLElement) {
  const below = document.elementsFromPoint(x, y).find((each) => !region.contains(each))
  return below?.closest(WORKED_WITH) !== null && below !== undefined
}

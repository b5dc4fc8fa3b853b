import { constants, accessSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether a folder can be written to, or be made; answers what hinders it, in words for the operator, or null. */
export function tryFolder(folder: string): string | null {
  const found = nearestThere(folder)
  if (!statSync(found).isDirectory()) return `${found} is not a folder`
  try {
    accessSync(found, constants.W_OK | constants.X_OK)
    return null
  } catch {
    return `this account may not write to ${found}`
  }
}

function nearestThere(path: string): string {
  try {
    if (statSync(path, { throwIfNoEntry: false })) return path
  } catch {
    // Below a file, or below a folder that may not be entered.
  }
  const parent = dirname(path)
  return parent === path ? path : nearestThere(parent)
}

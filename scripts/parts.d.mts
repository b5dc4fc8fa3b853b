export const PARTS: number
export function nextPart(folder?: string): number

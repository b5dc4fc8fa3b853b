export const PARTS: number
export function nextPart(folder?: string): number
export function passPart(part: number, folder?: string): void
export function wordsOfPart(part: number): string

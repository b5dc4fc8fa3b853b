export const memoryFlags: string[]
export const memorySettings: Record<string, string>

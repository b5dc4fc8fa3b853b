export function build(): Promise<void>
export function buildRelease(): Promise<void>
export function isServerBuilt(): boolean

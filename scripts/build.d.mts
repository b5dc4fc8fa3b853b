export function build(): Promise<void>
export function isServerBuilt(): boolean

export function areOperationsChanged(folder: string): boolean

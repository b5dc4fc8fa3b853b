type Locked = { version: string; dev?: boolean; optional?: boolean }

export function wantedPackages(asked: { development: boolean }): Map<string, Locked>

export const shipToAddressesKey = ['ship-to addresses'] as const

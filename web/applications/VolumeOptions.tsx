import { annualVolumes } from '#market/accounts/application.ts'

/** Of a Select. */
export function VolumeOptions() {
  return (
    <>
      <option value="">Prefer not to say</option>
      {annualVolumes.map((volume) => (
        <option key={volume} value={volume}>
          {volume}
        </option>
      ))}
    </>
  )
}
